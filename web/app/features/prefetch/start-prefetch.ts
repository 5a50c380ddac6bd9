import { mayFetchAhead } from "./connection.ts";
import { createPrefetcher } from "./create-prefetcher.ts";
import { pageDataAddress, withoutRoutes } from "./page-data-address.ts";

/** Questions to the search are sent, and change nothing. */
const SEARCH = "/multi-search";

/**
 * Fetches the pages ahead that links lead to: those in view once the browser has nothing else to do, and those that a
 * pointer or the focus is on. What was fetched before the content has changed does not count. The router asks for a page's data by `fetch`, and gets what is there already.
 */
export function startPrefetch(
  window: Window & typeof globalThis,
  services: { now: () => number; isOutdated: () => boolean; pageShown: string; changed: string },
): void {
  const { document, navigator, location } = window;
  const { now, isOutdated, pageShown, changed } = services;
  const fetch = window.fetch.bind(window);
  // Once the content has changed, no answer of before will do, however long it may be kept.
  let cache: RequestCache = "default";
  const prefetcher = createPrefetcher({ fetch: (address) => fetch(address, { priority: "low", cache }), now });
  // What a page shows to those who are signed in is theirs, and dearer: it is fetched when they are about to follow it.
  const isSignedIn = () => document.documentElement.dataset.visitor !== undefined;

  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), location.href);
    if (url.origin !== location.origin || url.pathname === SEARCH) return fetch(input, init);
    if ((init?.method ?? request?.method ?? "GET").toUpperCase() !== "GET") return sending(input, init);
    if (url.pathname.endsWith(".data")) return ahead(url).then((answer) => answer ?? fetch(input, { cache, ...init }));
    return fetch(input, init);
  };

  const inView = new window.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target);
      if (address === null || address.includes("?")) continue;
      if (!isIntersecting) prefetcher.forgo(address);
      else if (mayFetchAhead(navigator) === "in view" && !isSignedIn()) prefetcher.want(address, { isUrgent: false });
    }
  });
  const look = () => {
    inView.disconnect();
    for (const link of document.links) inView.observe(link);
  };
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(look);

  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a[href]") : null;
        const address = link && addressOf(link);
        if (address && mayFetchAhead(navigator) !== "nothing") prefetcher.want(address, { isUrgent: true });
      },
      { passive: true },
    );
  // Somebody may have signed in or out, or marked something, in another tab.
  document.addEventListener("visibilitychange", startAnew);
  // Or in this one: pages are another's from then on.
  new window.MutationObserver(() => prefetcher.forget()).observe(document.documentElement, {
    attributeFilter: ["data-visitor"],
  });
  window.addEventListener(changed, () => {
    prefetcher.forget();
    cache = "no-cache";
  });
  window.addEventListener(pageShown, whenIdle);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });

  /** What is sent may change any page: what was fetched before that, or while it was under way, does not count. */
  function sending(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    prefetcher.forget();
    return fetch(input, init).finally(startAnew);
  }

  /** Forgets, and looks at what is in view as if it had just come there. */
  function startAnew(): void {
    prefetcher.forget();
    if (!document.hidden) whenIdle();
  }

  async function ahead(url: URL): Promise<Response | null> {
    return (await prefetcher.take(withoutRoutes(url))) ?? null;
  }

  function addressOf(link: Element): string | null {
    return link instanceof HTMLAnchorElement && !isOutdated() ? pageDataAddress(link, location) : null;
  }
}
