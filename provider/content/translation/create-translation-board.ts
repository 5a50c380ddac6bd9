import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { CompiledEntry, TextRecord } from "../compiled-content.ts";
import { keyOf } from "../content-place.ts";
import { FOLLOWED } from "../content-types.ts";
import { compareTranslation } from "./compare-translation.ts";

/** Every text that is translated, in the order of its type, with how far each of its translations follows it. */
export function createTranslationBoard(texts: readonly TextRecord[], entries: readonly CompiledEntry[]) {
  const byKey = new Map(texts.map((text) => [`${keyOf(text)}/${text.locale}`, text]));
  const english = entries.filter(({ type, locale }) => locale === DEFAULT_LOCALE && FOLLOWED.has(type));
  return {
    /** The contract's `TranslatedText`. */
    list: () =>
      english.map(({ type, slug, fields }) => {
        const original = byKey.get(`${keyOf({ type, slug })}/${DEFAULT_LOCALE}`);
        const sections = original?.sectionHashes ?? [];
        return {
          type,
          slug,
          title: String(fields.title ?? fields.question ?? fields.name ?? slug),
          text: original?.use ?? null,
          updatedAt: fields.updatedAt ?? null,
          translations: LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => {
            const translation = byKey.get(`${keyOf({ type, slug })}/${locale}`);
            const { changed } = compareTranslation(sections, translation?.translatedFrom ?? {});
            const state = !translation ? "missing" : changed.length > 0 ? "outdated" : "whole";
            return {
              locale,
              state,
              changed: translation ? changed.length : sections.length,
              sectionCount: sections.length,
            };
          }),
        };
      }),
  };
}
