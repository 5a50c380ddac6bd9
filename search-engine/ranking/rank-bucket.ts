import type { IndexSnapshot } from "../index/create-index.ts";
import type { SearchNode } from "../query/search-node.ts";
import { createComparison } from "./compare-documents.ts";
import type { Bucket, NodeTypos } from "./match-documents.ts";
import { preferDocuments } from "./prefer-documents.ts";

/** What ranking needs to know of a search. */
export type RankedSearch = {
  snapshot: IndexSnapshot;
  termCount: number;
  nodes: readonly SearchNode[];
  /** By node. */
  typos: readonly NodeTypos[];
  fields: Uint8Array | null;
  /** Whether time is up. */
  isOver: () => boolean;
};

/** No page reaches further than a thousand documents, so more need not be compared for the first of them. */
const MOST_COMPARED = 1500;
const COMPARED_BETWEEN_LOOKS_AT_THE_CLOCK = 64;

/**
 * The documents of a bucket, the best first. Where they are too many, or time is up, the most promising are compared
 * and stand first, and the others keep the order in which they were added.
 */
export function rankBucket(bucket: Bucket, search: RankedSearch): number[] {
  const documents = preferDocuments(bucket, search, MOST_COMPARED);
  const costOf = createComparison(documents, bucket.termsHeld, search);
  const costs = new Float64Array(documents.length).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < documents.length; index += 1) {
    if (index % COMPARED_BETWEEN_LOOKS_AT_THE_CLOCK === 0 && search.isOver()) break;
    costs[index] = costOf(index);
  }
  const order = Uint32Array.from(costs.keys()).sort((one, other) => compare(costs, one, other));
  const ranked = Array.from(order, (index) => documents[index] ?? 0);
  if (documents.length === bucket.documents.length) return ranked;
  const compared = new Set(documents);
  return ranked.concat(bucket.documents.filter((document) => !compared.has(document)));
}

function compare(costs: Float64Array, one: number, other: number): number {
  const [cost, otherCost] = [costs[one] ?? 0, costs[other] ?? 0];
  return cost === otherCost ? one - other : cost - otherCost;
}
