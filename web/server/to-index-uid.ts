import type { Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";

/** The index of a source in a language, as `SEARCH_INDEX_PATTERN` calls it: `{source}_{locale}`. */
export function toIndexUid(pattern: string, source: Indexed, locale: Locale): string {
  return pattern.replaceAll("{source}", source).replaceAll("{locale}", locale);
}
