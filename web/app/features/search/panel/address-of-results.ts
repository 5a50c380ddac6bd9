import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** The page with everything that is found for a text. */
export function addressOfResults(text: string, locale: Locale): string {
  return `${localizedPath("/search", locale)}?${new URLSearchParams({ q: text.trim() })}`;
}
