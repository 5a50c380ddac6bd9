import { positionOf } from "./place.ts";
import type { PositionalIndex } from "./positional-index.ts";
import { countDocuments, type Postings, postingsOfWord, seekDocument } from "./postings.ts";

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

/** The postings of any of the words, in the order of documents and places. */
function uniteWords(index: PositionalIndex, words: readonly number[]): Postings {
  const [only] = words;
  if (only !== undefined && words.length === 1) return postingsOfWord(index, only);
  const total = words.reduce((sum, word) => sum + countPlaces(index, word), 0);
  const keys = new Float64Array(total);
  let length = 0;
  for (const word of words) {
    const { from, to } = postingsOfWord(index, word);
    for (let pair = from; pair < to; pair += 1) {
      const document = index.documents[pair] ?? 0;
      for (let place = index.firstPlace[pair] ?? 0; place < (index.firstPlace[pair + 1] ?? 0); place += 1) {
        keys[length] = document * PLACES + (index.places[place] ?? 0);
        length += 1;
      }
    }
  }
  const united = createPostingsWriter(0);
  for (const key of keys.sort()) united.add(Math.floor(key / PLACES), key % PLACES);
  return united.finish();
}

const PLACES = 0x100000000;

function countPlaces(index: PositionalIndex, word: number): number {
  const first = index.firstPair[word] ?? 0;
  return (index.firstPlace[first + countDocuments(index, word)] ?? 0) - (index.firstPlace[first] ?? 0);
}

/** Takes (document, place) in ascending order. */
function createPostingsWriter(span: number) {
  const documents: number[] = [];
  const firstPlace: number[] = [];
  const places: number[] = [];
  return {
    add(document: number, place: number): void {
      if (documents.at(-1) !== document) {
        documents.push(document);
        firstPlace.push(places.length);
      }
      places.push(place);
    },
    finish(): Postings {
      firstPlace.push(places.length);
      return {
        documents: Uint32Array.from(documents),
        firstPlace: Uint32Array.from(firstPlace),
        places: Uint32Array.from(places),
        from: 0,
        to: documents.length,
        isSorted: true,
        span,
      };
    },
  };
}
