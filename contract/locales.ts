/** The languages of the site, in the order of its language switch. */
export const LOCALES = ["en", "de", "ko", "fr", "zh"] as const;

export type Locale = (typeof LOCALES)[number];

/** Has no prefix in addresses, and stands in for what is not translated. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
