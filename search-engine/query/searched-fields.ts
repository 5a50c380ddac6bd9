import { covers, matchesPattern } from "../index/attribute-names.ts";
import type { IndexSnapshot } from "../index/create-index.ts";

/** The attributes in which a query looks, by number; null means in all. */
export type SearchedFields = {
  all: Uint8Array | null;
  /** Where words with typos count as well. */
  typo: Uint8Array | null;
  /** Where compounds are taken apart; null for nowhere. */
  german: Uint8Array | null;
  isEmpty: boolean;
};

const GERMAN = ["deu", "de"];

/** `names` are those of the request; without them every searchable attribute is searched. */
export function selectFields(snapshot: IndexSnapshot, names: readonly string[] | null): SearchedFields {
  const { fields, settings } = snapshot;
  const isSearched = fields.map((path) => names === null || names.some((name) => matchesPattern(name, path)));
  const exact = settings.typoTolerance.disableOnAttributes;
  const hasTypos = fields.map((path, field) => isSearched[field] && !exact.some((name) => covers(name, path)));
  const german = (settings.localizedAttributes ?? []).filter(({ locales }) =>
    GERMAN.some((code) => locales.includes(code)),
  );
  const isGerman = fields.map(
    (path, field) =>
      isSearched[field] &&
      german.some(({ attributePatterns }) => attributePatterns.some((pattern) => matchesPattern(pattern, path))),
  );
  return {
    all: toFlags(isSearched),
    typo: toFlags(hasTypos),
    german: isGerman.includes(true) ? Uint8Array.from(isGerman, Number) : null,
    isEmpty: fields.length > 0 && !isSearched.includes(true),
  };
}

function toFlags(flags: readonly (boolean | undefined)[]): Uint8Array | null {
  return flags.includes(false) ? Uint8Array.from(flags, Number) : null;
}
