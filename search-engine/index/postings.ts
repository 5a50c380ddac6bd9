import type { PositionalIndex } from "./positional-index.ts";

/** Documents in which something stands, with the places: a piece of a positional index, or made in its form. */
export type Postings = {
  documents: Uint32Array;
  firstPlace: Uint32Array;
  places: Uint32Array;
  /** The pairs of document and places that belong to it. */
  from: number;
  to: number;
  /** Whether the documents ascend; those of several words in a row do not. */
  isSorted: boolean;
  /** How much further the last word stands than the first, where several stand together. */
  span: number;
};

/** Where the word at this place of the dictionary stands. */
export function postingsOfWord(index: PositionalIndex, word: number): Postings {
  return { ...postingsOfWords(index, word, word + 1), isSorted: true };
}

/** Where any word from one place of the dictionary up to another stands. */
export function postingsOfWords(index: PositionalIndex, from: number, to: number): Postings {
  return {
    documents: index.documents,
    firstPlace: index.firstPlace,
    places: index.places,
    from: index.firstPair[from] ?? 0,
    to: index.firstPair[to] ?? 0,
    isSorted: false,
    span: 0,
  };
}

/** In how many documents the word at this place of the dictionary stands. */
export function countDocuments(index: PositionalIndex, word: number): number {
  return (index.firstPair[word + 1] ?? 0) - (index.firstPair[word] ?? 0);
}

/** The first pair from `from` on whose document is not before `document`; near ones are found faster. */
export function seekDocument({ documents, to }: Postings, document: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < to && (documents[low + step] ?? 0) < document) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, to);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
