/** Pages that are one visitor's own, that change something when they are asked for, or that look something up. */
const NOT_AHEAD =
  /^(?:\/[a-z]{2})?\/(?:confirm-email|forgot-password|learning|login|my-data|profile|register|reset-password|search)(?:\/|$)/;

/**
 * Where the router asks for the data of the page that a link leads to; null where a click on it would load a document, or
 * where the page is not to be fetched ahead.
 */
export function pageDataAddress(link: HTMLAnchorElement, here: Location): string | null {
  const { dataset, target } = link;
  if (target !== "" || link.hasAttribute("download")) return null;
  if (dataset.reloads !== undefined || dataset.chooseLocale !== undefined) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== here.origin || pathname === here.pathname) return null;
  // Files, and addresses that are data already.
  if (/\.\w+$/.test(pathname) || NOT_AHEAD.test(pathname)) return null;
  return `${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${search}`;
}

/** The same address without the names of routes: the data of a whole page holds what is asked for of it. */
export function withoutRoutes(address: URL): string {
  const whole = new URL(address);
  whole.searchParams.delete("_routes");
  return whole.pathname + whole.search;
}
