import { positionOf } from "./place.ts";
import type { PositionalIndex } from "./positional-index.ts";
import { type Postings, postingsOfWord, seekDocument } from "./postings.ts";
import { createPostingsWriter } from "./postings-writer.ts";

/** What may stand at one place of a sequence: places of the dictionary, or null for any word. */
export type SequenceElement = readonly number[] | null;

/** Remembers where any of several words stands, by the list of them. */
export type UnitedWords = Map<readonly number[], Postings>;

/**
 * Where words stand right behind one another, in one attribute. The first and the last element are words. Whoever asks
 * for many sequences of the same elements hands the same `united` each time.
 */
export function findSequence(
  index: PositionalIndex,
  elements: readonly SequenceElement[],
  united: UnitedWords = new Map(),
): Postings {
  const unite = (words: readonly number[]) => {
    const known = united.get(words) ?? uniteWords(index, words);
    united.set(words, known);
    return known;
  };
  const wanted = elements
    .flatMap((words, offset) => (words ? [{ postings: unite(words), offset }] : []))
    .sort((one, other) => sizeOf(one.postings) - sizeOf(other.postings));
  const [rarest, ...others] = wanted;
  const found = createPostingsWriter(elements.length - 1);
  if (!rarest) return found.finish();

  const cursors = others.map(({ postings }) => postings.from);
  const { documents, firstPlace, places, from, to } = rarest.postings;
  for (let pair = from; pair < to; pair += 1) {
    const document = documents[pair] ?? 0;
    const isInAll = others.every(({ postings }, index) => {
      const cursor = seekDocument(postings, document, cursors[index] ?? 0);
      cursors[index] = cursor;
      return cursor < postings.to && postings.documents[cursor] === document;
    });
    if (!isInAll) continue;
    for (let place = firstPlace[pair] ?? 0; place < (firstPlace[pair + 1] ?? 0); place += 1) {
      const start = (places[place] ?? 0) - rarest.offset;
      if (positionOf(places[place] ?? 0) < rarest.offset) continue;
      const isThere = others.every(({ postings, offset }, index) =>
        hasPlace(postings, cursors[index] ?? 0, start + offset),
      );
      if (isThere) found.add(document, start);
    }
  }
  return found.finish();
}

function sizeOf({ from, to }: Postings): number {
  return to - from;
}

function hasPlace({ firstPlace, places }: Postings, pair: number, wanted: number): boolean {
  let low = firstPlace[pair] ?? 0;
  let high = firstPlace[pair + 1] ?? 0;
  const end = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && places[low] === wanted;
}

/**
 * The postings of any of the words, in the order of documents and places. Sorted by counting: first how many places
 * each document has, then each place to its document, where the few of one document are put in order.
 */
function uniteWords(index: PositionalIndex, words: readonly number[]): Postings {
  const [only] = words;
  if (only !== undefined && words.length === 1) return postingsOfWord(index, only);
  const ends = new Uint32Array(index.documentCount);
  eachPair(index, words, (document, from, to) => {
    ends[document] = (ends[document] ?? 0) + to - from;
  });
  const documents: number[] = [];
  const firstPlace: number[] = [];
  let total = 0;
  for (let document = 0; document < ends.length; document += 1) {
    const count = ends[document] ?? 0;
    if (count === 0) continue;
    documents.push(document);
    firstPlace.push(total);
    ends[document] = total;
    total += count;
  }
  firstPlace.push(total);
  const starts = ends.slice();
  const places = new Uint32Array(total);
  eachPair(index, words, (document, from, to) => {
    const start = starts[document] ?? 0;
    let end = ends[document] ?? 0;
    for (let own = from; own < to; own += 1) {
      insertPlace(places, start, end, index.places[own] ?? 0);
      end += 1;
    }
    ends[document] = end;
  });
  return {
    documents: Uint32Array.from(documents),
    firstPlace: Uint32Array.from(firstPlace),
    places,
    from: 0,
    to: documents.length,
    isSorted: true,
    span: 0,
  };
}

/** Puts a place among those from `start` to `end`, which ascend. */
function insertPlace(places: Uint32Array, start: number, end: number, place: number): void {
  let at = end;
  while (at > start && (places[at - 1] ?? 0) > place) {
    places[at] = places[at - 1] ?? 0;
    at -= 1;
  }
  places[at] = place;
}

/** Calls `visit` with each document of each word, and with where its places are. */
function eachPair(
  index: PositionalIndex,
  words: readonly number[],
  visit: (document: number, from: number, to: number) => void,
): void {
  for (const word of words) {
    const { from, to } = postingsOfWord(index, word);
    for (let pair = from; pair < to; pair += 1) {
      visit(index.documents[pair] ?? 0, index.firstPlace[pair] ?? 0, index.firstPlace[pair + 1] ?? 0);
    }
  }
}
