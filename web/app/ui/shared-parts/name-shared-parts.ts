/**
 * Gives the parts that a list shows of the page at `address` the names they have there (`shared-parts.css`): what has the
 * same name before and after, the browser moves. Only one page's parts have names at a time, and each name is given once:
 * where the list has a title of its own, that one stands back.
 */
export function nameSharedParts(document: Document, address: string): void {
  const named = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-shared]")) {
    const { shared = "" } = element.dataset;
    const isFirst = addressOf(element) === address && !named.has(shared);
    if (isFirst) named.add(shared);
    element.style.viewTransitionName = isFirst ? `shared-${shared}` : "";
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-shared-here]"))
    element.style.viewTransitionName = named.has(element.dataset.sharedHere ?? "") ? "none" : "";
}

/** Whether following a link moves parts: to a page of which parts are shown, or back to a list that the page belongs to. */
export function movesSharedParts(link: HTMLAnchorElement): boolean {
  const { ownerDocument: document, pathname } = link;
  const isWished = !document.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-shared]")];
  return isWished && (link.closest(".crumbs") !== null || parts.some((part) => addressOf(part) === pathname));
}

/** A link says itself which page it is a part of. */
function addressOf(element: HTMLElement): string | undefined {
  return element instanceof HTMLAnchorElement ? element.pathname : element.dataset.sharedWith;
}

/** The same where the browser loads the next page as a document: that page's parts have their names from its styles. */
export function startSharedParts(window: Window & typeof globalThis): void {
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    const next = viewTransition ? activation?.entry.url : null;
    if (next) nameSharedParts(window.document, new URL(next).pathname);
  });
}
