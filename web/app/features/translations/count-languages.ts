export type Progress = "missing" | "outdated" | "whole";

/** How many texts of a language are how far. */
export type CountedLanguage<Locale extends string = string> = { locale: Locale } & Record<Progress, number>;

/** Counts the translations of texts, a line for each language, in the order in which they are named first. */
export function countLanguages<Locale extends string>(
  texts: readonly (readonly { locale: Locale; state: Progress }[])[],
): CountedLanguage<Locale>[] {
  const counts = new Map<Locale, CountedLanguage<Locale>>();
  for (const { locale, state } of texts.flat()) {
    const count = counts.get(locale) ?? { locale, missing: 0, outdated: 0, whole: 0 };
    counts.set(locale, { ...count, [state]: count[state] + 1 });
  }
  return [...counts.values()];
}
