import type { Postings } from "../index/postings.ts";
import type { SearchNode, Source } from "../query/search-node.ts";
import { POSITIONS } from "../index/word-log.ts";

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
export function isInFields({ firstPlace, places }: Postings, pair: number, fields: Uint8Array): boolean {
  const end = firstPlace[pair + 1] ?? 0;
  for (let place = firstPlace[pair] ?? 0; place < end; place += 1) {
    if (fields[Math.floor((places[place] ?? 0) / POSITIONS)] === 1) return true;
  }
  return false;
}

/** Documents that hold as many words, with as many typos. */
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

const MOST_TYPOS = 0xfff;

/**
 * Sorts the documents by the words they hold and by their typos.
 *
 * Terms are dropped from the end; phrases never are, and the first word only where there is a phrase. With
 * `mustHoldAll` none is dropped.
 */
export function matchDocuments(
  isPhrase: readonly boolean[],
  nodes: readonly SearchNode[],
  typos: readonly NodeTypos[],
  documentCount: number,
  { mustHoldAll, excluded }: { mustHoldAll: boolean; excluded: Uint8Array | null },
): Matches {
  const termCount = isPhrase.length;
  const endingAt = Array.from({ length: termCount + 1 }, (_, end) =>
    nodes.flatMap((node, index) =>
      node.first + node.size === end ? [{ start: node.first, base: node.baseTypos, typos: typos[index] }] : [],
    ),
  );
  const startTypos = nodes.flatMap((node, index) => (node.first === 0 ? (typos[index] ?? []) : []));
  const phraseTypos = nodes.flatMap((node, index) => (node.isPhrase ? (typos[index] ?? []) : []));
  const held = new Float64Array(termCount + 1);
  const byKey = new Map<number, number[]>();
  let [total, complete] = [0, 0];

  for (let document = 0; document < documentCount; document += 1) {
    if (excluded && excluded[document] === 1) continue;
    const isCandidate = phraseTypos.length > 0 ? isInAll(phraseTypos, document) : isInAny(startTypos, document);
    if (!isCandidate) continue;

    let termsHeld = 0;
    for (let end = 1; end <= termCount; end += 1) {
      let fewest = Number.POSITIVE_INFINITY;
      for (const { start, base, typos: ofNode } of endingAt[end] ?? []) {
        const own = ofNode?.[document] ?? 0;
        if (own > 0) fewest = Math.min(fewest, (held[start] ?? 0) + base + own - 1);
      }
      held[end] = fewest;
      if (fewest < Number.POSITIVE_INFINITY) termsHeld = end;
    }
    if (mustHoldAll && termsHeld < termCount) continue;
    total += 1;
    if (termsHeld === termCount) complete += 1;
    const key = (termCount - termsHeld) * (MOST_TYPOS + 1) + Math.min(held[termsHeld] ?? 0, MOST_TYPOS);
    const bucket = byKey.get(key);
    if (bucket) bucket.push(document);
    else byKey.set(key, [document]);
  }

  const buckets = Array.from(byKey)
    .sort(([one], [other]) => one - other)
    .map(([key, documents]) => ({ termsHeld: termCount - Math.floor(key / (MOST_TYPOS + 1)), documents }));
  return { buckets, total, complete };
}

function isInAll(typos: readonly NodeTypos[], document: number): boolean {
  for (const ofNode of typos) if (ofNode[document] === 0) return false;
  return true;
}

function isInAny(typos: readonly NodeTypos[], document: number): boolean {
  for (const ofNode of typos) if (ofNode[document] !== 0) return true;
  return false;
}
