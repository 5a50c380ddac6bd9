import { POSITIONS } from "../index/word-log.ts";
import type { Bucket } from "./match-documents.ts";
import { countSteps } from "./position-cost.ts";
import type { RankedSearch } from "./rank-bucket.ts";

/** Steps of position that a place can be away. */
const POSITION_STEPS = 16;
/** Counts for a term that is not found by itself. */
const WORST = 0xfff;

/**
 * At most `limit` documents of the bucket, ascending: those whose terms stand in the earliest attributes and nearest
 * to their place in the query. For a query of one word these are exactly the best.
 */
export function preferDocuments({ documents, termsHeld }: Bucket, search: RankedSearch, limit: number): number[] {
  if (documents.length <= limit) return documents;
  const ranks = new Uint16Array(search.snapshot.documentCount);
  for (const [index, node] of search.nodes.entries()) {
    const typos = search.typos[index];
    if (!typos || node.size > 1 || (node.first >= termsHeld && !node.isPhrase)) continue;
    const best = new Uint16Array(search.snapshot.documentCount).fill(WORST);
    for (const { postings, typos: own, fields } of node.sources) {
      for (let pair = postings.from; pair < postings.to; pair += 1) {
        const document = postings.documents[pair] ?? 0;
        if (typos[document] !== own + 1) continue;
        const end = postings.firstPlace[pair + 1] ?? 0;
        for (let place = postings.firstPlace[pair] ?? 0; place < end; place += 1) {
          const start = postings.places[place] ?? 0;
          const field = Math.floor(start / POSITIONS);
          if (fields && fields[field] !== 1) continue;
          const steps = countSteps(Math.abs((start % POSITIONS) - node.position));
          const rank = Math.min((search.snapshot.weights[field] ?? 0) * POSITION_STEPS + steps, WORST);
          if (rank < (best[document] ?? WORST)) best[document] = rank;
        }
      }
    }
    for (const document of documents) ranks[document] = (ranks[document] ?? 0) + (best[document] ?? WORST);
  }
  const ranked = Uint16Array.from(documents, (document) => ranks[document] ?? 0).sort();
  const last = ranked[limit - 1] ?? 0;
  const better = documents.filter((document) => (ranks[document] ?? 0) < last);
  const equal = documents.filter((document) => ranks[document] === last);
  return better.concat(equal.slice(0, limit - better.length)).sort((one, other) => one - other);
}
