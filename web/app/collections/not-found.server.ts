import { data, type RouterContextProvider, redirect } from "react-router";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { findNearestPages, wordsOfAddress } from "./find-nearest-pages.server.ts";

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The value, or the 404 page where there is none. */
export async function orNotFound<T>(value: T | null | undefined, asked: Asked): Promise<T> {
  if (value === null || value === undefined) throw await notFound(asked);
  return value;
}

/** What a route throws that has no page at this address: the way to where it has gone, or the pages that may have been meant. */
export async function notFound({ url, context }: Asked) {
  const site = context.get(siteContext);
  const moved = site.redirects.find(url.pathname);
  if (moved !== null) return redirect(moved + url.search, 308);
  const asked = splitLocale(url.pathname);
  const nearest = await findNearestPages(site, asked);
  // Without a server behind the page nobody would answer its search.
  const words = site.isStaticExport ? null : wordsOfAddress(asked.path);
  return data({ nearest, words }, { status: 404 });
}
