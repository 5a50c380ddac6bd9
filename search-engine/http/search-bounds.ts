/** How much a search may ask for. */
export type SearchBounds = {
  /** Of one query at a time; more are cut. */
  mostHits: number;
  /** Tags and crop markers stand in the answer once for each match; longer ones are refused. */
  longestTag: number;
  /** Of the whole answer; a search that would get more is refused. */
  answerBytes: number;
};

/** With the public key, which every page holds. */
export const PUBLIC_BOUNDS: SearchBounds = { mostHits: 100, longestTag: 32, answerBytes: 1_000_000 };

export const ADMINISTRATOR_BOUNDS: SearchBounds = {
  mostHits: Number.POSITIVE_INFINITY,
  longestTag: 1_000,
  answerBytes: Number.POSITIVE_INFINITY,
};
