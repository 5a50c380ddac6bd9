import { createComparison } from "./compare-documents.ts";
import type { Bucket } from "./match-documents.ts";
import { preferDocuments } from "./prefer-documents.ts";
import type { RankedSearch } from "./ranked-search.ts";

/** So many documents of a bucket are compared, and more only where a page reaches further. */
const MOST_COMPARED = 600;
const COMPARED_BETWEEN_LOOKS_AT_THE_CLOCK = 64;

/**
 * The first `wanted` documents of a bucket, the best first. Of too many documents the most promising are compared;
 * those that are not compared before time is up stand behind the others in the order in which they were added.
 */
export function rankBucket(bucket: Bucket, search: RankedSearch, wanted: number): number[] {
  const documents = preferDocuments(bucket, search, Math.max(MOST_COMPARED, wanted));
  const costOf = createComparison(documents, bucket.termsHeld, search);
  const costs = new Float64Array(documents.length).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < documents.length; index += 1) {
    if (index % COMPARED_BETWEEN_LOOKS_AT_THE_CLOCK === 0 && search.isOver()) break;
    costs[index] = costOf(index);
  }
  const order = Uint32Array.from(costs.keys()).sort((one, other) => compare(costs, one, other));
  return Array.from(order.subarray(0, wanted), (index) => documents[index] ?? 0);
}

function compare(costs: Float64Array, one: number, other: number): number {
  const [cost, otherCost] = [costs[one] ?? 0, costs[other] ?? 0];
  return cost === otherCost ? one - other : cost - otherCost;
}
