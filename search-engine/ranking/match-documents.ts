import { fieldOf } from "../index/place.ts";
import type { Postings } from "../index/postings.ts";
import type { QueryTerm } from "../query/query-term.ts";
import type { SearchNode, Source } from "../query/search-node.ts";

/** The fewest typos of a node in each document, plus one; 0 where it is not found. */
export type NodeTypos = Uint8Array;

/** Notes in which documents a source is found. */
export function noteSource(typos: NodeTypos, { postings, typos: own, fields }: Source): void {
  const { documents, from, to } = postings;
  const noted = own + 1;
  for (let pair = from; pair < to; pair += 1) {
    const document = documents[pair] ?? 0;
    const known = typos[document] ?? 0;
    if (known !== 0 && known <= noted) continue;
    if (fields && !isInFields(postings, pair, fields)) continue;
    typos[document] = noted;
  }
}

/** Whether any place of the pair is in one of the attributes. */
function isInFields({ firstPlace, places }: Postings, pair: number, fields: Uint8Array): boolean {
  const end = firstPlace[pair + 1] ?? 0;
  for (let place = firstPlace[pair] ?? 0; place < end; place += 1) {
    if (fields[fieldOf(places[place] ?? 0)] === 1) return true;
  }
  return false;
}

/** Documents that hold as many words, with as many typos, in the order in which they were added. */
export type Bucket = {
  /** How many of the first terms are held; phrases behind them are held as well. */
  termsHeld: number;
  documents: number[];
};

export type Matches = {
  /** The best first. */
  buckets: Bucket[];
  total: number;
  /** Of these, those that hold every term. */
  complete: number;
};

/** A node that is found somewhere, with its typos by document. */
export type FoundNode = { node: SearchNode; typos: NodeTypos };

const MOST_TYPOS = 0xfff;

/**
 * Sorts the documents by the words they hold and by their typos.
 *
 * Terms are dropped from the end; phrases never are, and the first word only where there is a phrase. With
 * `mustHoldAll` none is dropped.
 */
export function matchDocuments(
  terms: readonly QueryTerm[],
  found: readonly FoundNode[],
  documentCount: number,
  { mustHoldAll, excluded }: { mustHoldAll: boolean; excluded: Uint8Array | null },
): Matches {
  const termCount = terms.length;
  const typosOf = (nodes: readonly FoundNode[]) => nodes.map(({ typos }) => typos);
  const atStart = typosOf(found.filter(({ node }) => node.first === 0));
  const phrases = terms.flatMap(({ isPhrase }, term) =>
    isPhrase ? [found.find(({ node }) => node.isPhrase && node.first === term)?.typos] : [],
  );
  const byEnd = found.toSorted((one, other) => endOf(one.node) - endOf(other.node));
  const starts = byEnd.map(({ node }) => node.first);
  const ends = byEnd.map(({ node }) => endOf(node));
  const bases = byEnd.map(({ node }) => node.baseTypos - 1);
  const typosOfNodes = typosOf(byEnd);

  /** The fewest typos with which the first terms are held, for each number of terms. */
  const fewest = new Float64Array(termCount + 1);
  const buckets = new Map<number, number[]>();
  // Neighbours are mostly alike.
  let lastKey = -1;
  let lastBucket: number[] = [];
  let [total, complete] = [0, 0];

  for (let document = 0; document < documentCount; document += 1) {
    const isCandidate = phrases.length > 0 ? isInAll(phrases, document) : isInAny(atStart, document);
    if (!isCandidate || excluded?.[document] === 1) continue;

    fewest.fill(Number.POSITIVE_INFINITY, 1);
    let termsHeld = 0;
    for (let index = 0; index < byEnd.length; index += 1) {
      const start = starts[index] ?? 0;
      // What begins behind a gap does not matter.
      const own = start > termsHeld ? 0 : (typosOfNodes[index]?.[document] ?? 0);
      if (own === 0) continue;
      const end = ends[index] ?? 0;
      const typos = (fewest[start] ?? 0) + (bases[index] ?? 0) + own;
      if (typos < (fewest[end] ?? 0)) fewest[end] = typos;
      if (typos < Number.POSITIVE_INFINITY) termsHeld = end;
    }
    if (mustHoldAll && termsHeld < termCount) continue;
    total += 1;
    if (termsHeld === termCount) complete += 1;
    const key = (termCount - termsHeld) * (MOST_TYPOS + 1) + Math.min(fewest[termsHeld] ?? 0, MOST_TYPOS);
    if (key !== lastKey) {
      lastKey = key;
      lastBucket = buckets.get(key) ?? [];
      buckets.set(key, lastBucket);
    }
    lastBucket.push(document);
  }

  const sorted = Array.from(buckets).sort(([one], [other]) => one - other);
  return {
    buckets: sorted.map(([key, documents]) => ({
      termsHeld: termCount - Math.floor(key / (MOST_TYPOS + 1)),
      documents,
    })),
    total,
    complete,
  };
}

function endOf({ first, size }: SearchNode): number {
  return first + size;
}

function isInAll(typos: readonly (NodeTypos | undefined)[], document: number): boolean {
  for (const ofNode of typos) if (!ofNode?.[document]) return false;
  return true;
}

function isInAny(typos: readonly NodeTypos[], document: number): boolean {
  for (const ofNode of typos) if (ofNode[document] !== 0) return true;
  return false;
}
