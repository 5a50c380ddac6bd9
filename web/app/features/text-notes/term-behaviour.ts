/** Links of texts to entries of the glossary, in any language. */
const TERM_LINK = '.rich-text a[href*="/concepts/glossary#term-"]:not(.term-card *)';
/** Between the pointer's leaving and the card's closing: time enough to move onto it. */
const LEAVING_MS = 300;

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
    if (!definition || isBeside(definition)) return;
    opener = link;
    link.setAttribute("aria-expanded", "true");
    import("./term-card.ts").then(
      ({ makeCard, place }) => {
        if (opener !== link || card) return;
        card = makeCard(document, link, definition);
        link.after(card);
        place(card, link, window);
      },
      close, // The list of all terms says it, too.
    );
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
    else if (opener && pointerType === "mouse") closeSoon();
  });
  document.addEventListener("focusin", ({ target }) => {
    const link = linkOf(target);
    if (link) open(link);
    else if (opener && target instanceof Node && !card?.contains(target)) close();
  });
  document.addEventListener("focusout", () => opener && closeSoon());
  document.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event.target);
      if (link?.role === "button" && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        open(link);
      } else if (opener && event.target instanceof Node && !card?.contains(event.target)) close();
    },
    { capture: true },
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  describeLinks(document);
  window.addEventListener("resize", () => describeLinks(document));
  new MutationObserver(() => describeLinks(document, ":not([aria-describedby])")).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
}

/**
 * Links that open a card are buttons to those who do not see it, and are described by what it says. Where it stands beside the
 * text, they are links.
 */
function describeLinks(document: Document, which = ""): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(TERM_LINK + which)) {
    const definition = definitionOf(document, link);
    if (!definition) continue;
    link.setAttribute("aria-describedby", definition.id);
    if (isBeside(definition)) {
      link.removeAttribute("role");
      link.removeAttribute("aria-expanded");
    } else if (link.role !== "button") {
      link.setAttribute("role", "button");
      link.setAttribute("aria-expanded", "false");
    }
  }
}

/** Whether it can be read without a card. */
function isBeside(definition: HTMLElement): boolean {
  return definition.checkVisibility();
}

function definitionOf(document: Document, link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.replace("#term-", "definition-"));
}
