import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** More languages than anyone names. */
const MOST_LANGUAGES = 20;

/** The language of the site that an `Accept-Language` header likes best: `de` of `de-AT, de;q=0.9, en;q=0.5`. */
export function toPreferredLocale(acceptLanguage: string | null): Locale {
  const accepted = (acceptLanguage ?? "").split(",", MOST_LANGUAGES).map(parseRange);
  const liked = accepted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return liked.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
}

function parseRange(range: string): { language: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-", 1)[0] ?? "", weight: quality === undefined ? 1 : Number(quality) || 0 };
}
