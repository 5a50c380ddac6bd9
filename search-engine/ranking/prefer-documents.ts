import { fieldOf, positionOf } from "../index/place.ts";
import { MAX_TERMS } from "../query/parse-query.ts";
import type { SearchNode, Source } from "../query/search-node.ts";
import type { Bucket, NodeTypos } from "./match-documents.ts";
import { countSteps } from "./position-cost.ts";
import type { RankedSearch } from "./ranked-search.ts";

/** More than there are steps of position. */
const ATTRIBUTE = 16;
/** Counts for a term that is not found by itself. */
const WORST = 0xfff;

/**
 * At most `limit` documents of the bucket, ascending: those whose terms stand in the earliest attributes and nearest
 * to their place in the query. For a query of one word these are exactly the best.
 */
export function preferDocuments({ documents, termsHeld }: Bucket, search: RankedSearch, limit: number): number[] {
  if (documents.length <= limit) return documents;
  const ranks = new Uint16Array(documents.length);
  for (const { node, typos } of search.found) {
    if (node.size > 1 || (node.first >= termsHeld && !node.isPhrase)) continue;
    const best = rankByTerm(node, typos, search.snapshot.weights);
    for (let index = 0; index < documents.length; index += 1) {
      ranks[index] = (ranks[index] ?? 0) + (best[documents[index] ?? 0] ?? WORST);
    }
  }
  const { last, ofLast } = findLastRank(ranks, limit);
  let remaining = ofLast;
  return documents.filter((_, index) => {
    const rank = ranks[index] ?? 0;
    if (rank === last) remaining -= 1;
    return rank < last || (rank === last && remaining >= 0);
  });
}

/** The rank of the last of the `limit` best, and how many of that rank belong to them. */
function findLastRank(ranks: Uint16Array, limit: number): { last: number; ofLast: number } {
  const counts = new Uint32Array(WORST * MAX_TERMS + 1);
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  let last = 0;
  let ofLast = limit;
  while (ofLast > (counts[last] ?? limit)) {
    ofLast -= counts[last] ?? 0;
    last += 1;
  }
  return { last, ofLast };
}

/** The best attribute of the term in each document, and below it the steps of its best position there. */
function rankByTerm(node: SearchNode, typos: NodeTypos, weights: Uint16Array): Uint16Array {
  const best = new Uint16Array(typos.length).fill(WORST);
  for (const source of node.sources) {
    const { documents, from, to } = source.postings;
    const noted = source.typos + 1;
    for (let pair = from; pair < to; pair += 1) {
      const document = documents[pair] ?? 0;
      const known = best[document] ?? WORST;
      if (known === 0 || typos[document] !== noted) continue;
      const rank = rankOfPair(source, pair, node.position, weights, known);
      if (rank < known) best[document] = rank;
    }
  }
  return best;
}

/** The rank of the best place of a pair, or one that is not better than `known`. */
function rankOfPair(
  { postings, fields }: Source,
  pair: number,
  position: number,
  weights: Uint16Array,
  known: number,
): number {
  const { firstPlace, places } = postings;
  const end = firstPlace[pair + 1] ?? 0;
  let best = known;
  for (let index = firstPlace[pair] ?? 0; index < end && best > 0; index += 1) {
    const place = places[index] ?? 0;
    const field = fieldOf(place);
    const attribute = (weights[field] ?? 0) * ATTRIBUTE;
    if (attribute >= best || (fields && fields[field] !== 1)) continue;
    const rank = attribute + countSteps(Math.abs(positionOf(place) - position));
    if (rank < best) best = rank;
  }
  return best;
}
