/** Links of texts to entries of the glossary, in any language. */
const TERM_LINK = '.rich-text a[href*="/concepts/glossary#term-"]:not(.term-card *)';
/** Between the pointer's leaving and the card's closing: time enough to move onto it. */
const LEAVING_MS = 300;
const GAP_PX = 8;

/**
 * Shows what a term means where it stands: on hover and focus, and by click, tap or Enter until it is dismissed. The
 * card can be pointed at, stays as long as pointer or focus are on link or card, and Escape closes it without moving
 * either (WCAG 1.4.13). Without scripts the link leads to the glossary, as does the card's own.
 */
export function startTerms(window: Window & typeof globalThis): void {
  const { document } = window;
  let card: HTMLElement | null = null;
  let opener: HTMLAnchorElement | null = null;
  let leaving = 0;

  function open(link: HTMLAnchorElement): void {
    window.clearTimeout(leaving);
    if (opener === link) return;
    close();
    const definition = definitionOf(document, link);
    if (!definition) return;
    card = makeCard(document, link, definition);
    opener = link;
    link.setAttribute("aria-expanded", "true");
    link.after(card);
    place(card, link, window);
  }

  function close(): void {
    window.clearTimeout(leaving);
    card?.remove();
    opener?.setAttribute("aria-expanded", "false");
    card = null;
    opener = null;
  }

  function closeSoon(): void {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(() => {
      if (!isHeld()) close();
    }, LEAVING_MS);
  }

  /** Whether pointer or focus are on the link or the card. */
  function isHeld(): boolean {
    return [card, opener].some((part) => part?.matches(":hover") || part?.matches(":focus-within"));
  }

  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(TERM_LINK) : null;

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const link = linkOf(target);
    if (link && pointerType === "mouse") open(link);
    else if (card && pointerType === "mouse") closeSoon();
  });
  document.addEventListener("focusin", ({ target }) => {
    const link = linkOf(target);
    if (link) open(link);
    else if (card && target instanceof Node && !card.contains(target)) close();
  });
  document.addEventListener("focusout", () => card && closeSoon());
  document.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event.target);
      if (link && definitionOf(document, link) && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        open(link);
      } else if (card && event.target instanceof Node && !card.contains(event.target)) close();
    },
    { capture: true },
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  describeLinks(document);
  new MutationObserver(() => describeLinks(document)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
}

/** Links that open a card are buttons to those who do not see it, and are described by what it says. */
function describeLinks(document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${TERM_LINK}:not([aria-describedby])`)) {
    const definition = definitionOf(document, link);
    if (!definition) continue;
    link.setAttribute("role", "button");
    link.setAttribute("aria-expanded", "false");
    link.setAttribute("aria-describedby", definition.id);
  }
}

function definitionOf(document: Document, link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.replace("#term-", "definition-"));
}

/** Spans, for it stands in a paragraph. */
function makeCard(document: Document, link: HTMLAnchorElement, definition: HTMLElement): HTMLElement {
  const card = document.createElement("span");
  card.className = "term-card";
  const name = document.createElement("strong");
  name.textContent = definition.dataset.term ?? "";
  const words = document.createElement("span");
  words.textContent = definition.textContent;
  const more = document.createElement("a");
  more.href = link.href;
  more.textContent = definition.parentElement?.dataset.termDefinitions ?? "";
  card.append(name, words, more);
  return card;
}

/** Below the link, or above where there is no room, and always within the window. */
function place(card: HTMLElement, link: HTMLElement, { innerHeight, innerWidth }: Window): void {
  const [at, own] = [link.getClientRects()[0] ?? link.getBoundingClientRect(), card.getBoundingClientRect()];
  const fitsBelow = at.bottom + GAP_PX + own.height <= innerHeight;
  card.style.insetBlockStart = `${fitsBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - own.height)}px`;
  card.style.insetInlineStart = `${Math.max(GAP_PX, Math.min(at.left, innerWidth - own.width - GAP_PX))}px`;
}
