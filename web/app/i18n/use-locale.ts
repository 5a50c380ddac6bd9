import type { Locale } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { splitLocale } from "./localized-path.ts";

/** The language of the address being shown. */
export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale;
}
