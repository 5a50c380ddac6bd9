import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { GlossaryTerm, TermUse, TextRecord } from "../compiled-content.ts";
import { keyOf } from "../content-place.ts";

export type Glossary = ReturnType<typeof createGlossary>;

/** The terms that are explained, and which published texts use them. */
export function createGlossary(terms: readonly GlossaryTerm[], texts: readonly TextRecord[]) {
  const byId = new Map(terms.map((term) => [term.id, term]));

  /** By term, the texts that use it, each in a language where it is written in that. */
  function listUses(locale: Locale): Map<string, TermUse[]> {
    const uses = new Map<string, TermUse[]>();
    const own = new Map(texts.filter((text) => text.locale === locale).map((text) => [keyOf(text), text]));
    for (const english of texts.filter((text) => text.locale === DEFAULT_LOCALE)) {
      const { use, usedTerms } = own.get(keyOf(english)) ?? english;
      if (!use) continue;
      for (const id of usedTerms) {
        const known = uses.get(id);
        if (known) known.push(use);
        else uses.set(id, [use]);
      }
    }
    return uses;
  }

  return {
    /** The terms that a text uses, in the order in which it does, told in a language. */
    usedIn({ usedTerms }: TextRecord, locale: Locale) {
      return usedTerms.flatMap((id) => {
        const term = byId.get(id);
        return term ? { key: id, name: term.names[locale], definition: term.definition[locale] } : [];
      });
    },

    /** Every term that is explained, by its name in a language. */
    list(locale: Locale) {
      const uses = listUses(locale);
      const collator = new Intl.Collator(locale);
      return terms
        .map(({ id, names, definition, concept, related }) => {
          const usedIn = uses.get(id) ?? [];
          return { key: id, name: names[locale], definition: definition[locale], concept, related, usedIn };
        })
        .sort((one, other) => collator.compare(one.name, other.name));
    },
  };
}
