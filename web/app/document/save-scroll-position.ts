/** Where `<ScrollRestoration>` stores how far each page was scrolled, by the key of its entry in the history. */
export const SCROLL_POSITIONS = "scroll-positions";

/**
 * Leaves the page where its reader has scrolled to. The router would scroll a page that was loaded again to where it was when it
 * was left, which the browser has done already; since then the reader has scrolled on: that is what brings the router.
 */
export function saveScrollPosition({ sessionStorage, history, scrollY }: Window): void {
  // A page that was loaded as a document has none until the router is there; without one, all such pages would share a position.
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
    positions[history.state.key] = scrollY;
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(positions));
  } catch {
    // The browser refuses storage: there is nothing the router could scroll to.
  }
}
