import { isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** Sites that show links cut other proportions. */
export const SHARE_IMAGE_SIZE = { width: 1_200, height: 630 };

/** Where the image of a page is found: `/cards/de/concepts/economics/staking.png`; that of the home page is `/cards/de.png`. */
export function shareImageAddress(path: string, locale: Locale): string {
  return `/cards/${locale}${path === "/" ? "" : path}.png`;
}

/** The page whose image is found at an address below `/cards/`; null where none can be. */
export function readShareImageAddress(address: string): { path: string; locale: Locale } | null {
  const [, locale = "", path = ""] = /^([a-z]{2})(\/[^?#]+)?\.png$/.exec(address) ?? [];
  return isLocale(locale) ? { locale, path: path || "/" } : null;
}
