import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { data } from "react-router";

/** The language of a route's `:locale?`; an unknown one is a page that does not exist. */
export function parseLocale(param: string | undefined): Locale {
  if (param === undefined) return DEFAULT_LOCALE;
  if (!isLocale(param)) throw data("unknown language", { status: 404 });
  return param;
}
