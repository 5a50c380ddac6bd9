/** How an index is searched; the defaults are Meilisearch's. */
export type IndexSettings = {
  /** In the order in which they rank; `["*"]` is all, none before another. */
  searchableAttributes: readonly string[];
  displayedAttributes: readonly string[];
  stopWords: readonly string[];
  /** One-way: who searches the name also finds the values. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  typoTolerance: TypoTolerance;
  localizedAttributes: readonly LocalizedAttributes[] | null;
};

export type TypoTolerance = {
  enabled: boolean;
  minWordSizeForTypos: { oneTypo: number; twoTypos: number };
  disableOnWords: readonly string[];
  disableOnAttributes: readonly string[];
};

/** `locales` are three-letter codes: `eng`, `deu`, `fra`, `kor`, `zho`. */
export type LocalizedAttributes = { attributePatterns: readonly string[]; locales: readonly string[] };

export const DEFAULT_SETTINGS: IndexSettings = {
  searchableAttributes: ["*"],
  displayedAttributes: ["*"],
  stopWords: [],
  synonyms: {},
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
  },
  localizedAttributes: null,
};
