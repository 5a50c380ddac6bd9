import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** `/concepts` in German is `/de/concepts`; English has no prefix. Addresses elsewhere, files and fragments stay. */
export function localizedPath(path: string, locale: Locale): string {
  if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/resources/")) return path;
  if (locale === DEFAULT_LOCALE) return path;
  const isHome = /^\/(?:$|[?#])/.test(path);
  return `/${locale}${isHome ? path.slice(1) : path}`;
}

/** Splits `/de/concepts` into `de` and `/concepts`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (!isLocale(first) || first === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: `/${rest.join("/")}` };
}
