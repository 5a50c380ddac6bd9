import type { TermLetter } from "./glossary.server.ts";

export const GLOSSARY_PATH = "/concepts/glossary";

/** Longer than any name of a term. */
export const LONGEST_FILTER = 60;

/** Reads `?q=`; without it all terms are meant. */
export function parseTermFilter(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, LONGEST_FILTER);
}

/**
 * The terms of which a name, in whatever language, holds every word; where none does, those whose definition does. Letters
 * without any are left out.
 */
export function filterTerms(letters: readonly TermLetter[], text: string): readonly TermLetter[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return letters;
  const held = (by: (term: TermLetter["terms"][number]) => string) =>
    letters.flatMap(({ letter, terms }) => {
      const found = terms.filter((term) => words.every((word) => fold(by(term)).includes(word)));
      return found.length > 0 ? [{ letter, terms: found }] : [];
    });
  const named = held(({ name, elsewhere }) => [name, ...elsewhere.map((other) => other.name)].join("\n"));
  return named.length > 0 ? named : held(({ definition }) => definition);
}

/** Without what is typed in several ways: case, accents, and the syllable of Korean that is not finished yet. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
