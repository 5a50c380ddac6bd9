const CHOICE = "input[data-of-few]";

/**
 * Choices of which only a few can be made (`data-of-few` says how many): once they are, the others wait, the `output` of
 * their form counts, and links to another order of the same list keep what was chosen. Without scripts, whoever answers the
 * form takes the first few.
 */
export function startChoosing(document: Document): void {
  for (const event of ["change", "focusin", "pointerover"])
    document.addEventListener(event, ({ target }) => {
      const choice = target instanceof Element ? target.closest("label")?.querySelector(CHOICE) : null;
      if (choice instanceof HTMLInputElement) update(choice);
    });
}

function update({ form, name, dataset }: HTMLInputElement): void {
  const own = form && [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const choices = own?.filter((element) => element.name === name) ?? [];
  const chosen = choices.filter(({ type, checked }) => checked || type === "hidden").map(({ value }) => value);
  for (const choice of choices)
    if (choice.type === "checkbox") choice.disabled = !choice.checked && chosen.length >= Number(dataset.ofFew);
  count(form, String(chosen.length));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-choice]")) {
    const address = new URL(link.href);
    if (chosen.length > 0) address.searchParams.set(name, chosen.join(","));
    else address.searchParams.delete(name);
    link.href = address.pathname + address.search.replaceAll("%2C", ",");
  }
}

/** Only a change is said. */
function count(form: HTMLFormElement | null, chosen: string): void {
  for (const element of form?.elements ?? [])
    if (element instanceof HTMLOutputElement && element.dataset.counts) {
      const text = element.dataset.counts.replace("#", chosen);
      if (element.textContent !== text) element.textContent = text;
    }
}
