import type { Locale } from "@learn-bittensor/contract/locales";
import { splitLocale } from "#app/i18n/localized-path.ts";

/** What the router names in the query of a page's data: the routes whose data it wants, where it has the rest already. */
export const ROUTES_PARAMETER = "_routes";

/** The page that a request is for, as the router reads its address. */
export interface RequestedPage {
  /** The page's own address, encoded as it was: `/de/concepts`. */
  pathname: string;
  locale: Locale;
  /** The address without language: `/concepts`. */
  path: string;
  /** Its query, without what is the router's own. */
  query: URLSearchParams;
  /** Whether its data is asked for, without the document. */
  isData: boolean;
  /** The names of the routes that are asked for, in their order, whether they are the page's or not; null for all of them. */
  routes: readonly string[] | null;
}

/**
 * Which page a request is for: the data of `/concepts` is at `/concepts.data`, that of `/` and of whatever else ends with a slash at
 * `/_.data`. The router says so nowhere in public (decision 0061): nothing else on the site reads such an address.
 */
export function findRequestedPage(pathname: string, search: string | URLSearchParams = ""): RequestedPage {
  const isData = pathname.endsWith(".data");
  const page = isData ? pathname.replace(/(?:(?<=\/)_)?\.data$/, "") : pathname;
  const query = new URLSearchParams(search);
  const routes = query.get(ROUTES_PARAMETER)?.split(",") ?? null;
  query.delete(ROUTES_PARAMETER);
  return { pathname: page, ...splitLocale(page), query, isData, routes };
}

/** Where the router asks for the data of the page at an address without query. */
export function dataAddress(pathname: string): string {
  return pathname.endsWith("/") ? `${pathname}_.data` : `${pathname}.data`;
}
