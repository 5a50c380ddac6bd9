import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";

/** Where an address has gone, both without language. `locale` is that of a word by which a page is called. */
export interface Redirect {
  from: string;
  to: string;
  locale: Locale | null;
}

/** Where addresses have gone that no page has any more, or never had. */
export interface Redirects {
  /** The pages that stand elsewhere now, without words by which pages are called. */
  moved: readonly Redirect[];
  /** Where a path leads now, in its language; null where it has not moved. */
  find: (pathname: string) => string | null;
  /** The headings of a page that stand elsewhere now: where, by their old ids. Null where none has gone. */
  anchorsOf: (pathname: string) => Record<string, string> | null;
}

export function createRedirects(redirects: readonly Redirect[]): Redirects {
  const pages = new Map(redirects.filter(({ from }) => !from.includes("#")).map((one) => [one.from, one]));
  const deepest = Math.max(0, ...[...pages.keys()].map((from) => from.split("/").length));
  const anchors = redirects.filter(({ from }) => from.includes("#"));
  return {
    moved: [...pages.values()].filter(({ locale }) => locale === null),
    find(pathname) {
      const { locale, path } = splitLocale(readable(pathname));
      const found = findPage(path);
      if (!found) return null;
      const { to, below, locale: own } = found;
      return encodeURI(localizedPath(to + below, path === readable(pathname) ? (own ?? locale) : locale));
    },
    anchorsOf(pathname) {
      const { locale, path } = splitLocale(readable(pathname));
      const moved = anchors.flatMap(({ from, to }) => {
        const [page, id = ""] = from.split("#");
        return page === path ? [[id, encodeURI(localizedPath(to, locale))]] : [];
      });
      return moved.length > 0 ? Object.fromEntries(moved) : null;
    },
  };

  /** The page itself, or one above it: what stands below moves with it. */
  function findPage(path: string) {
    const exact = pages.get(path) ?? pages.get(path.toLowerCase());
    if (exact) return { ...exact, below: "" };
    const segments = path.split("/");
    for (let end = Math.min(segments.length - 1, deepest); end > 1; end -= 1) {
      const above = pages.get(segments.slice(0, end).join("/"));
      if (above && !above.locale) return { ...above, below: `/${segments.slice(end).join("/")}` };
    }
    return null;
  }
}

/** As somebody wrote it; addresses that cannot be read have no page. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize("NFC");
  } catch {
    return pathname;
  }
}
