import { fieldOf, type Place } from "../index/place.ts";
import { type Postings, seekDocument } from "../index/postings.ts";
import type { SearchNode, Source } from "../query/search-node.ts";
import type { NodeTypos } from "./match-documents.ts";

/** Where something stands in a document, ascending; `ends` are the places of its last words. */
export type Places = { count: number; starts: Uint32Array; ends: Uint32Array };

/** Where a node stands in chosen documents. */
export type CollectedPlaces = {
  /** The places in the chosen document of this index; until the next call. */
  read(chosen: number): Places;
  /** Whether the node is found there as written. */
  isExact(chosen: number): boolean;
};

/** Documents, ascending, and for all documents which of the chosen each is, or -1. */
export type Chosen = { documents: readonly number[]; indexOf: Int32Array };

/** More places of one term in one document are not compared. */
const MOST_PLACES = 64;
/** A source with this many times more documents is searched for each, instead of read from end to end. */
const SEEK_FROM = 16;

export function chooseDocuments(documents: readonly number[], documentCount: number): Chosen {
  const indexOf = new Int32Array(documentCount).fill(-1);
  for (const [index, document] of documents.entries()) indexOf[document] = index;
  return { documents, indexOf };
}

/** Collects where a node stands in the chosen documents: by the sources that have the fewest typos in each. */
export function collectPlaces({ sources }: SearchNode, typos: NodeTypos, chosen: Chosen): CollectedPlaces {
  const exact = new Uint8Array(chosen.documents.length);
  // A list for each chosen document, its last entry here: the pair of the document, its source, the entry before.
  const lastEntry = new Int32Array(chosen.documents.length).fill(-1);
  const pairs: number[] = [];
  const sourceOf: Source[] = [];
  const entryBefore: number[] = [];

  for (const source of sources) {
    const noted = source.typos + 1;
    eachPair(source.postings, chosen, (pair, document, index) => {
      if (typos[document] !== noted) return;
      entryBefore.push(lastEntry[index] ?? -1);
      lastEntry[index] = pairs.push(pair) - 1;
      sourceOf.push(source);
      if (source.isExact) exact[index] = 1;
    });
  }

  const places: Places = { count: 0, starts: new Uint32Array(MOST_PLACES), ends: new Uint32Array(MOST_PLACES) };
  return {
    read(index) {
      places.count = 0;
      for (let entry = lastEntry[index] ?? -1; entry >= 0; entry = entryBefore[entry] ?? -1) {
        const source = sourceOf[entry];
        if (source) addPlaces(places, source, pairs[entry] ?? 0);
      }
      return places;
    },
    isExact: (index) => exact[index] === 1,
  };
}

/** Adds the places of a pair to those that are there, in order. */
function addPlaces(places: Places, { postings, fields }: Source, pair: number): void {
  const { firstPlace, places: all, span } = postings;
  const end = firstPlace[pair + 1] ?? 0;
  for (let index = firstPlace[pair] ?? 0; index < end && places.count < MOST_PLACES; index += 1) {
    const start = all[index] ?? 0;
    if (!fields || fields[fieldOf(start)] === 1) insertPlace(places, start, start + span);
  }
}

function insertPlace(places: Places, start: Place, end: Place): void {
  const { starts, ends } = places;
  let at = places.count;
  while (at > 0 && (starts[at - 1] ?? 0) > start) {
    starts[at] = starts[at - 1] ?? 0;
    ends[at] = ends[at - 1] ?? 0;
    at -= 1;
  }
  starts[at] = start;
  ends[at] = end;
  places.count += 1;
}

/** Calls `visit` with each pair of a chosen document, and which of the chosen it is. */
function eachPair(
  postings: Postings,
  { documents, indexOf }: Chosen,
  visit: (pair: number, document: number, index: number) => void,
): void {
  const { from, to } = postings;
  if (postings.isSorted && to - from > documents.length * SEEK_FROM) {
    let pair = from;
    for (const [index, document] of documents.entries()) {
      pair = seekDocument(postings, document, pair);
      if (pair >= to) return;
      if (postings.documents[pair] === document) visit(pair, document, index);
    }
    return;
  }
  for (let pair = from; pair < to; pair += 1) {
    const document = postings.documents[pair] ?? 0;
    const index = indexOf[document] ?? -1;
    if (index >= 0) visit(pair, document, index);
  }
}
