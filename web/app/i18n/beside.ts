import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";

/** What asks for a text beside the one that is read, section by section: `?beside=en`. */
export const BESIDE_PARAMETER = "beside";

/** The texts that another language can stand beside, by their paths without language. */
export const BESIDE_PATH =
  /^\/(?:concepts\/[^/]+\/.+|guides\/.+|articles\/[^/]+|get-started\/[^/]+|faq|faq_legacy)(?<!\.md)$/;

/** The language that is to stand beside a page's own: English or none; any other value means nothing. */
export function besideOf(query: URLSearchParams, locale: Locale): Locale | null {
  return locale !== DEFAULT_LOCALE && query.get(BESIDE_PARAMETER) === DEFAULT_LOCALE ? DEFAULT_LOCALE : null;
}
