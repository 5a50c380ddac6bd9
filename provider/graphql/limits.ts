/** What a query text may hold. */
export type QueryLimits = {
  /** Nested fields; the contract's deepest operation has 10. */
  depth: number;
  tokens: number;
  /** With those of fragments wherever they are used; the contract's longest operation has 102. */
  fields: number;
  rootFields: number;
  aliases: number;
};

/** What one request may ask of the server. */
export type Limits = QueryLimits & {
  bodyBytes: number;
  /** Lists and fields inside each other; a filter of the site needs 4. */
  variableDepth: number;
  /** Of one object; the contract's largest input has 23. Each one that is wrong is told with all that stands around it. */
  variableFields: number;
  /** Values that filters and sorting compare, a hundred for each entry and five for each field answered; a long text is several values. */
  work: number;
  /** Of it, what may be done in one long turn: where there is no end of it between two entries. */
  workAtOnce: number;
  /** Of the answer, about. */
  characters: number;
  /** Of computing; the contract's operations need less than 50, also on 10,000 documents. */
  milliseconds: number;
};

export const DEFAULT_LIMITS: Limits = {
  depth: 16,
  tokens: 3_000,
  fields: 1_000,
  rootFields: 30,
  aliases: 30,
  bodyBytes: 100_000,
  variableDepth: 32,
  variableFields: 500,
  work: 2_000_000,
  workAtOnce: 250_000,
  characters: 5_000_000,
  milliseconds: 500,
};
