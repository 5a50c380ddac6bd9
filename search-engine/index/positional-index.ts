import type { LoggedDocument } from "./word-log.ts";

/**
 * Which word stands where. Words are sorted, and known by their place in that order; documents are numbered in the
 * order in which they were added.
 *
 * The documents of word `w` are `documents[firstPair[w]]` up to `firstPair[w + 1]`, ascending; the places of the word
 * in the document of pair `p` are `places[firstPlace[p]]` up to `firstPlace[p + 1]`, ascending, packed by `packPlace`.
 */
export type PositionalIndex = {
  words: readonly string[];
  firstPair: Uint32Array;
  documents: Uint32Array;
  firstPlace: Uint32Array;
  places: Uint32Array;
  documentCount: number;
};

const NO_DOCUMENT = 0xffffffff;

/** Turns the log of words by document into documents and places by word, in three passes over the log. */
export function buildPositionalIndex(
  numbers: ReadonlyMap<string, number>,
  log: Uint32Array,
  documents: readonly LoggedDocument[],
): PositionalIndex {
  const { pairs, places } = countByWord(numbers.size, log, documents);
  const sorted = Array.from(numbers)
    .filter(([, number]) => (places[number] ?? 0) > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));

  const firstPair = new Uint32Array(sorted.length + 1);
  const pairCursor = new Uint32Array(numbers.size);
  const placeCursor = new Uint32Array(numbers.size);
  let [pairTotal, placeTotal] = [0, 0];
  for (const [rank, [, number]] of sorted.entries()) {
    firstPair[rank] = pairTotal;
    pairCursor[number] = pairTotal;
    placeCursor[number] = placeTotal;
    pairTotal += pairs[number] ?? 0;
    placeTotal += places[number] ?? 0;
  }
  firstPair[sorted.length] = pairTotal;

  const index = {
    words: sorted.map(([word]) => word),
    firstPair,
    documents: new Uint32Array(pairTotal),
    firstPlace: new Uint32Array(pairTotal + 1),
    places: new Uint32Array(placeTotal),
    documentCount: documents.length,
  };
  index.firstPlace[pairTotal] = placeTotal;
  const lastDocument = new Uint32Array(numbers.size).fill(NO_DOCUMENT);
  for (const [document, { firstWord, lastWord }] of documents.entries()) {
    for (let entry = firstWord; entry < lastWord; entry += 2) {
      const number = log[entry] ?? 0;
      const place = placeCursor[number] ?? 0;
      if (lastDocument[number] !== document) {
        const pair = pairCursor[number] ?? 0;
        lastDocument[number] = document;
        index.documents[pair] = document;
        index.firstPlace[pair] = place;
        pairCursor[number] = pair + 1;
      }
      index.places[place] = log[entry + 1] ?? 0;
      placeCursor[number] = place + 1;
    }
  }
  return index;
}

/** In how many documents, and at how many places, each word stands. */
function countByWord(size: number, log: Uint32Array, documents: readonly LoggedDocument[]) {
  const pairs = new Uint32Array(size);
  const places = new Uint32Array(size);
  const lastDocument = new Uint32Array(size).fill(NO_DOCUMENT);
  for (const [document, { firstWord, lastWord }] of documents.entries()) {
    for (let entry = firstWord; entry < lastWord; entry += 2) {
      const number = log[entry] ?? 0;
      places[number] = (places[number] ?? 0) + 1;
      if (lastDocument[number] === document) continue;
      lastDocument[number] = document;
      pairs[number] = (pairs[number] ?? 0) + 1;
    }
  }
  return { pairs, places };
}
