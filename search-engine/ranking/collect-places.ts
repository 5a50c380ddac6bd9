import { type Postings, seekDocument } from "../index/postings.ts";
import { POSITIONS } from "../index/word-log.ts";
import type { SearchNode } from "../query/search-node.ts";
import type { NodeTypos } from "./match-documents.ts";
import type { Places } from "./proximity.ts";

/** More places of one term in one document are not compared. */
const MOST_PLACES = 128;
/** A source with this many times more documents is searched for each, instead of read from end to end. */
const SEEK_FROM = 16;

/** Where a node stands in chosen documents. */
export type CollectedPlaces = {
  /** The places in the chosen document of this index, ascending. */
  read(chosen: number): Places;
  /** Whether the node is found there as written. */
  isExact(chosen: number): boolean;
};

/** Tells, for all documents, which of the chosen each is, or -1. */
export type Chosen = { documents: readonly number[]; indexOf: Int32Array };

export function chooseDocuments(documents: readonly number[], documentCount: number): Chosen {
  const indexOf = new Int32Array(documentCount).fill(-1);
  for (const [index, document] of documents.entries()) indexOf[document] = index;
  return { documents, indexOf };
}

/**
 * Collects where a node stands in the chosen documents, which ascend: by those of its sources that have the fewest
 * typos in the document.
 */
export function collectPlaces(node: SearchNode, typos: NodeTypos, chosen: Chosen): CollectedPlaces {
  // Pairs of a document and its places, as a list for each chosen document.
  const lastPair = new Int32Array(chosen.documents.length).fill(-1);
  const exact = new Uint8Array(chosen.documents.length);
  const pairs: { postings: Postings; pair: number; fields: Uint8Array | null; before: number }[] = [];

  for (const { postings, typos: own, fields, isExact } of node.sources) {
    const note = (pair: number, index: number) => {
      pairs.push({ postings, pair, fields, before: lastPair[index] ?? -1 });
      lastPair[index] = pairs.length - 1;
      if (isExact) exact[index] = 1;
    };
    eachPair(postings, chosen, (pair, document, index) => {
      if (typos[document] === own + 1) note(pair, index);
    });
  }

  return {
    read(index) {
      const keys: number[] = [];
      for (let entry = lastPair[index] ?? -1; entry >= 0 && keys.length < MOST_PLACES; ) {
        const { postings, pair, fields, before } = pairs[entry] ?? NOTHING;
        const end = postings.firstPlace[pair + 1] ?? 0;
        for (let place = postings.firstPlace[pair] ?? 0; place < end && keys.length < MOST_PLACES; place += 1) {
          const start = postings.places[place] ?? 0;
          if (!fields || fields[Math.floor(start / POSITIONS)] === 1) keys.push(start * SPANS + postings.span);
        }
        entry = before;
      }
      if (keys.length > 1) keys.sort((one, other) => one - other);
      const starts = keys.map((key) => Math.floor(key / SPANS));
      return { starts, ends: keys.map((key, place) => (starts[place] ?? 0) + (key % SPANS)) };
    },
    isExact: (index) => exact[index] === 1,
  };
}

/** Spans are shorter: a query has at most a thousand words. */
const SPANS = 1024;
const NOTHING = {
  postings: { firstPlace: new Uint32Array(2), places: new Uint32Array(0), span: 0 },
  pair: 0,
  fields: null,
  before: -1,
};

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
