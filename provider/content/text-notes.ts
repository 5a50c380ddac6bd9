import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { TextRecord } from "./compiled-content.ts";
import { keyOf } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";
import type { Corrections } from "./corrections/create-corrections.ts";
import { describeFact } from "./facts/describe-fact.ts";
import type { Fact } from "./facts/parse-facts.ts";
import type { Glossary } from "./terms/glossary.ts";
import { compareTranslation, type TranslationState } from "./translation/compare-translation.ts";

/** What a text is built on: the facts it cites, and how far it follows its English original. */
export type TextNotes = {
  facts: ReturnType<typeof describeFact>[];
  /** Null for English, and where nobody wrote down what was translated. */
  translation: TranslationState | null;
  terms: ReturnType<Glossary["usedIn"]>;
  /** The last one first. */
  corrections: ReturnType<Corrections["ofTexts"]>;
};

/** Knows what published texts are built on. */
export function createTextNotes(
  texts: readonly TextRecord[],
  { facts, glossary, corrections }: { facts: readonly Fact[]; glossary: Glossary; corrections: Corrections },
) {
  const factsById = new Map(facts.map((fact) => [fact.id, fact]));
  const byKey = new Map(texts.map((text) => [`${keyOf(text)}/${text.locale}`, text]));
  const byType = Map.groupBy(texts, ({ type, locale }) => `${type}/${locale}`);

  function translationOf({ type, slug, locale, translatedFrom }: TextRecord): TranslationState | null {
    const english = byKey.get(`${keyOf({ type, slug })}/${DEFAULT_LOCALE}`);
    if (locale === DEFAULT_LOCALE || !english?.sectionHashes || !translatedFrom) return null;
    return compareTranslation(english.sectionHashes, translatedFrom);
  }

  function describe(found: readonly TextRecord[], locale: Locale): TextNotes {
    const cited = new Set(found.flatMap(({ citedFacts }) => citedFacts));
    const [only] = found;
    return {
      facts: [...cited].flatMap((id) => {
        const fact = factsById.get(id);
        return fact ? describeFact(fact, locale) : [];
      }),
      translation: only && found.length === 1 ? translationOf(only) : null,
      terms: [
        ...new Map(found.flatMap((text) => glossary.usedIn(text, locale)).map((term) => [term.key, term])).values(),
      ],
      corrections: corrections.ofTexts(found, locale),
    };
  }

  return {
    /** Notes on one text, told in a language; on its English version where it is not in that language. Null without it. */
    find(type: ContentType, slug: string, locale: Locale): TextNotes | null {
      const text = byKey.get(`${type}/${slug}/${locale}`) ?? byKey.get(`${type}/${slug}/${DEFAULT_LOCALE}`);
      return text ? describe([text], locale) : null;
    },

    /** Notes on all texts of a type together, as they share a page. */
    ofType(type: ContentType, locale: Locale): TextNotes {
      const english = byType.get(`${type}/${DEFAULT_LOCALE}`) ?? [];
      return describe(
        english.map((text) => byKey.get(`${keyOf(text)}/${locale}`) ?? text),
        locale,
      );
    },
  };
}
