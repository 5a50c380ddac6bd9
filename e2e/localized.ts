import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";

/** `/concepts` in German is `/de/concepts`. */
export function localized(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The other way: `/de/concepts` is `/concepts` in German. */
export function unlocalized(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path.replace(new RegExp(`^/${locale}(?=/|$)`), "") || "/";
}
