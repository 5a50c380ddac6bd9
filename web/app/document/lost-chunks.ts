import type { ClientInstrumentation } from "react-router";
import { mayReload } from "./reload-guard.ts";

/**
 * Told to the window where a route's code cannot be loaded; `handle-lost-chunks.ts` puts it into the router. Prevented, the
 * page waits, because it is being left; otherwise the error page is shown.
 */
const LOST = "chunklost";

/**
 * Loads the page that was asked for anew where its code cannot be had: after a release it is under another name. What is returned
 * tells it which page that is; the router is to have it.
 */
export function startLostChunks(
  window: Window,
  { now, beforeReload }: { now: () => number; beforeReload: () => void },
): ClientInstrumentation {
  let isLeaving = false;
  let target: string | null = null;
  window.addEventListener(LOST, (event) => {
    const { location } = window;
    const asked = target === null ? location : new URL(target, location.href);
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
  return {
    router: ({ instrument }) =>
      instrument({
        async navigate(goThere, { to }) {
          target = typeof to === "string" ? to : null;
          await goThere();
          target = null;
        },
      }),
  };
}
