const GAP_PX = 8;

/** Spans, for it stands in a paragraph. */
export function makeCard(document: Document, link: HTMLAnchorElement, definition: HTMLElement): HTMLElement {
  const card = document.createElement("span");
  card.className = "term-card";
  const name = document.createElement("strong");
  name.textContent = definition.dataset.term ?? "";
  const words = document.createElement("span");
  words.textContent = definition.textContent;
  const more = document.createElement("a");
  more.href = link.href;
  more.textContent = definition.closest<HTMLElement>("[data-term-definitions]")?.dataset.termDefinitions ?? "";
  card.append(name, words, more);
  return card;
}

/** Below the link, or above where there is no room, and always within the window. */
export function place(card: HTMLElement, link: HTMLElement, { innerHeight, innerWidth }: Window): void {
  const [at, own] = [link.getClientRects()[0] ?? link.getBoundingClientRect(), card.getBoundingClientRect()];
  const fitsBelow = at.bottom + GAP_PX + own.height <= innerHeight;
  card.style.insetBlockStart = `${fitsBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - own.height)}px`;
  card.style.insetInlineStart = `${Math.max(GAP_PX, Math.min(at.left, innerWidth - own.width - GAP_PX))}px`;
}
