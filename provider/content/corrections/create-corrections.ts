import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { TextRecord } from "../compiled-content.ts";
import { keyOf } from "../content-place.ts";
import type { Correction } from "./parse-corrections.ts";

export type Corrections = ReturnType<typeof createCorrections>;

/** What published texts had wrong, the last correction first. */
export function createCorrections(corrections: readonly Correction[], texts: readonly TextRecord[]) {
  const latestFirst = corrections.toSorted((one, other) => compare(other.correctedOn, one.correctedOn));
  const byKey = new Map(texts.map((text) => [`${keyOf(text)}/${text.locale}`, text]));
  const byText = new Map<string, Correction[]>();
  for (const correction of latestFirst) {
    for (const key of correction.texts.map(keyOf)) byText.set(key, [...(byText.get(key) ?? []), correction]);
  }

  return {
    /** All of them, told in a language. */
    list(locale: Locale) {
      return latestFirst.map(({ id, title, wrong, right, wrongSince, correctedOn, texts: corrected, sources }) => ({
        key: id,
        title: title[locale],
        wrong: wrong[locale],
        right: right[locale],
        wrongSince,
        correctedOn,
        sources,
        texts: corrected.flatMap(({ type, slug }) => {
          const key = keyOf({ type, slug });
          return (byKey.get(`${key}/${locale}`) ?? byKey.get(`${key}/${DEFAULT_LOCALE}`))?.use ?? [];
        }),
      }));
    },

    /** What was put right in some texts, told in a language, each once. */
    ofTexts(found: readonly TextRecord[], locale: Locale) {
      const listed = new Set(found.flatMap((text) => byText.get(keyOf(text)) ?? []));
      return [...listed].map(({ id, title, correctedOn }) => ({ key: id, title: title[locale], correctedOn }));
    },
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
