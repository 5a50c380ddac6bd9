/** The texts that the document came with, by their names: as the server has shown them. */
export function readPageTexts(document: Document): ReadonlyMap<string, string> {
  const shown = document.querySelectorAll<HTMLElement>("[data-text]");
  return new Map(Array.from(shown, (element) => [element.dataset.text ?? "", element.innerHTML]));
}
