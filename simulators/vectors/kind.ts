import type { Fields } from "./read-input.ts";

/**
 * Computes what a vector of one kind expects, under the names it uses. `expected` serves only to see what is asked:
 * after how many blocks, how many thresholds.
 */
export type Kind = (input: Fields, expected: Fields) => Fields;

/** The kinds of a vector file by their names. */
export type Kinds = Readonly<Record<string, Kind>>;
