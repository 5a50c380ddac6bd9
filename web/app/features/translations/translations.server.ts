import { isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { GetTranslatedTexts } from "@learn-bittensor/contract/operations/translated-texts";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** Types in the order of the board: what is read most first. Others follow. */
const ORDER = [
  ...["concept", "guide", "get-started-step", "article", "faq", "lab", "quiz", "subnet", "team", "application"],
  ...["video", "community-link", "get-started-path", "page"],
];

/** Every text that is translated, by its type, with how far each of its translations follows it. */
export async function listTranslations(site: Site) {
  const texts = await listTexts(site);
  const byType = Map.groupBy(texts, ({ type }) => type);
  return {
    languages: countLanguages(texts.map(({ translations }) => translations)),
    types: [...byType]
      .map(([type, ofType]) => ({ type, texts: ofType }))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

export type TranslationBoardView = Awaited<ReturnType<typeof listTranslations>>;

/** How many texts each language has, and how many of them follow the English. */
export async function listLanguages(site: Site): Promise<readonly CountedLanguage<Locale>[]> {
  return countLanguages((await listTexts(site)).map(({ translations }) => translations));
}

function placeOf({ type }: { type: string }): number {
  return ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length;
}

async function listTexts(site: Site) {
  const { translatedTexts } = await site.content.query(GetTranslatedTexts, {});
  return translatedTexts.map(({ text, translations, ...each }) => ({
    ...each,
    href: text && textPath(text),
    translations: translations.flatMap(({ locale, ...translation }) =>
      isLocale(locale) ? [{ locale, ...translation }] : [],
    ),
  }));
}

type Progress = "missing" | "outdated" | "whole";

/** How many texts of a language are how far. */
type CountedLanguage<Locale extends string = string> = { locale: Locale } & Record<Progress, number>;

/** Counts the translations of texts, a line for each language, in the order in which they are named first. */
function countLanguages<Locale extends string>(
  texts: readonly (readonly { locale: Locale; state: Progress }[])[],
): CountedLanguage<Locale>[] {
  const counts = new Map<Locale, CountedLanguage<Locale>>();
  for (const { locale, state } of texts.flat()) {
    const count = counts.get(locale) ?? { locale, missing: 0, outdated: 0, whole: 0 };
    counts.set(locale, { ...count, [state]: count[state] + 1 });
  }
  return [...counts.values()];
}
