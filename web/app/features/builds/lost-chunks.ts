import { mayReload } from "./reload-guard.ts";

/**
 * Told to the window where a route's code cannot be loaded; `handle-lost-chunks.ts` puts it into the router. Prevented, the
 * page waits, because it is being left; otherwise the error page is shown.
 */
const LOST = "chunklost";

declare global {
  interface Window {
    /** The list of routes of the build that the page is of, once it has been loaded. */
    __reactRouterManifest?: { version: string };
    /** The router of the page, once React is there. It is not promised: without it, the page itself is loaded anew. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
    };
  }
}

/** Loads the page that was asked for anew where its code cannot be had: after a release it is under another name. */
export function startLostChunks(
  window: Window,
  { now, beforeReload }: { now: () => number; beforeReload: () => void },
): void {
  let isLeaving = false;
  window.addEventListener(LOST, (event) => {
    const { location } = window;
    const asked = window.__reactRouterDataRouter?.state.navigation.location ?? location;
    const page = asked.pathname + asked.search;
    // A page may lack several files at once.
    if (!isLeaving && !mayReload(window, page, now())) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    beforeReload();
    // Going to the address one is at would load nothing.
    if (page === location.pathname + location.search) location.reload();
    else location.assign(page + asked.hash);
  });
}
