import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { keyOf } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";
import type { EntryFile } from "./entry-file.ts";
import { describeFact } from "./facts/describe-fact.ts";
import type { Facts } from "./facts/parse-facts.ts";
import type { Glossary } from "./terms/glossary.ts";
import { compareTranslation, type TranslationState } from "./translation/compare-translation.ts";

/** What a text is built on: the facts it cites, and how far it follows its English original. */
export type TextNotes = {
  facts: ReturnType<typeof describeFact>[];
  /** Null for English, and where nobody wrote down what was translated. */
  translation: TranslationState | null;
  terms: ReturnType<Glossary["usedIn"]>;
};

/** Knows what texts are built on. */
export function createTextNotes(
  files: readonly EntryFile[],
  { facts, glossary }: { facts: Facts; glossary: Glossary },
) {
  const byKey = new Map(files.map((file) => [`${keyOf(file)}/${file.locale}`, file]));
  const byType = Map.groupBy(files, ({ type, locale }) => `${type}/${locale}`);

  function translationOf({ type, slug, locale, fields }: EntryFile): TranslationState | null {
    const english = byKey.get(`${keyOf({ type, slug })}/${DEFAULT_LOCALE}`);
    const { translatedFrom } = fields;
    if (locale === DEFAULT_LOCALE || !english || !isHashes(translatedFrom)) return null;
    return compareTranslation(english.sectionHashes, translatedFrom);
  }

  function describe(found: readonly EntryFile[], locale: Locale): TextNotes {
    const cited = new Set(found.flatMap(({ citedFacts }) => citedFacts));
    const [only] = found;
    return {
      facts: [...cited].flatMap((id) => {
        const fact = facts.get(id);
        return fact ? describeFact(fact, locale) : [];
      }),
      translation: only && found.length === 1 ? translationOf(only) : null,
      terms: [
        ...new Map(found.flatMap((file) => glossary.usedIn(file, locale)).map((term) => [term.key, term])).values(),
      ],
    };
  }

  return {
    /** Notes on one text, told in a language; on its English version where it is not in that language. Null without it. */
    find(type: ContentType, slug: string, locale: Locale): TextNotes | null {
      const file = byKey.get(`${type}/${slug}/${locale}`) ?? byKey.get(`${type}/${slug}/${DEFAULT_LOCALE}`);
      return file ? describe([file], locale) : null;
    },

    /** Notes on all texts of a type together, as they share a page. */
    ofType(type: ContentType, locale: Locale): TextNotes {
      const english = byType.get(`${type}/${DEFAULT_LOCALE}`) ?? [];
      return describe(
        english.map((file) => byKey.get(`${keyOf(file)}/${locale}`) ?? file),
        locale,
      );
    },
  };
}

function isHashes(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null;
}
