import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "../../app/i18n/localized-path.ts";
import type { Redirect } from "../../app/site/redirects.ts";

/**
 * Every address that leads on, as a host of files is asked for it: of a page that has moved in each language; of a word in its own, and
 * as somebody types it behind the site's name. English words hold in every language. Headings are looked up on the page.
 */
export function listRedirectAddresses(redirects: readonly Redirect[]): string[] {
  const addresses = redirects.flatMap(({ from, locale }) => {
    if (from.includes("#")) return [];
    const locales: readonly Locale[] = locale === null || locale === "en" ? LOCALES : [locale];
    return [from, ...locales.map((each) => localizedPath(from, each))].map((path) => encodeURI(path));
  });
  return [...new Set(addresses)];
}
