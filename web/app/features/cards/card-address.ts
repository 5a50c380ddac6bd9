import { isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** Sites that show links cut other proportions. */
export const CARD_SIZE = { width: 1_200, height: 630 };

/** Where the card of a page is found: `/cards/de/concepts/economics/staking.png`; that of the home page is `/cards/de.png`. */
export function cardAddress(path: string, locale: Locale): string {
  return `/cards/${locale}${path === "/" ? "" : path}.png`;
}

/** The page whose card is found at an address below `/cards/`; null where none can be. */
export function readCardAddress(address: string): { path: string; locale: Locale } | null {
  const [, locale = "", path = ""] = /^([a-z]{2})(\/[^?#]+)?\.png$/.exec(address) ?? [];
  return isLocale(locale) ? { locale, path: path || "/" } : null;
}
