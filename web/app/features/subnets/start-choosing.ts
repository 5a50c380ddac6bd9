const CHOICE = "input[data-of-few]";

/** What follows choices of which only a few can be made is loaded by whoever reaches for one: no other page has any. */
export function startChoosing(document: Document): void {
  const listening = new AbortController();
  const load = async ({ target }: Event) => {
    const label = target instanceof Element ? target.closest("label") : null;
    if (!label?.querySelector(CHOICE)) return;
    listening.abort();
    (await import("./choose-behaviour.ts")).followChoices(document, label);
  };
  for (const event of ["change", "focusin", "pointerover"])
    document.addEventListener(event, load, { signal: listening.signal });
}
