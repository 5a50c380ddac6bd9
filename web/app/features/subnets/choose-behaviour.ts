const CHOICE = "input[data-of-few]";
const UNAVAILABLE = "aria-disabled";

/**
 * Choices of which only a few can be made (`data-of-few` says how many): once they are, the others wait, and say why where
 * they are tried. The `output` of their form counts, and links to another order of the same list keep what was chosen. Without
 * scripts, whoever answers the form takes the first few. `reached` is what was reached for when this was loaded.
 */
export function followChoices(document: Document, reached: Element): void {
  const first = choiceAt(reached);
  if (first) update(first);
  for (const event of ["change", "focusin", "pointerover"])
    document.addEventListener(event, ({ target }) => {
      const choice = choiceAt(target);
      if (choice) update(choice);
    });
  // What is not available can still be reached, by those who hear the page as well: only ticking it does nothing.
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.matches(CHOICE)) return;
    if (target.getAttribute(UNAVAILABLE) !== "true") return;
    event.preventDefault();
    const output = countOf(target.form);
    if (output) sayAgain(output);
  });
}

/** The choice whose label an event happened on. */
function choiceAt(target: EventTarget | null): HTMLInputElement | null {
  const choice = target instanceof Element ? target.closest("label")?.querySelector(CHOICE) : null;
  return choice instanceof HTMLInputElement ? choice : null;
}

function update({ form, name, dataset }: HTMLInputElement): void {
  const own = form && [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const choices = own?.filter((element) => element.name === name) ?? [];
  const chosen = choices.filter(({ type, checked }) => checked || type === "hidden").map(({ value }) => value);
  const isFull = chosen.length >= Number(dataset.ofFew);
  const output = countOf(form);
  if (output) count(output, chosen.length, isFull);
  for (const choice of choices) {
    const waits = choice.type === "checkbox" && isFull && !choice.checked;
    setOrRemove(choice, UNAVAILABLE, waits ? "true" : null);
    setOrRemove(choice, "aria-describedby", waits ? (output?.id ?? null) : null);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-choice]")) {
    const address = new URL(link.href);
    if (chosen.length > 0) address.searchParams.set(name, chosen.join(","));
    else address.searchParams.delete(name);
    link.href = address.pathname + address.search.replaceAll("%2C", ",");
  }
}

function countOf(form: HTMLFormElement | null): HTMLOutputElement | undefined {
  const outputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLOutputElement);
  return outputs.find(({ dataset }) => dataset.counts);
}

/** Only a change is said. */
function count(output: HTMLOutputElement, chosen: number, isFull: boolean): void {
  const { counts = "", full = counts } = output.dataset;
  const text = (isFull ? full : counts).replace("#", String(chosen));
  if (output.textContent !== text) output.textContent = text;
}

/** What stands there already is heard again only where it changes. */
function sayAgain(output: HTMLOutputElement): void {
  const text = output.textContent;
  output.textContent = "";
  requestAnimationFrame(() => {
    if (output.textContent === "") output.textContent = text;
  });
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
