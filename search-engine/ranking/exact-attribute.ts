import type { IndexSnapshot } from "../index/create-index.ts";
import { fieldOf, packPlace, positionOf } from "../index/place.ts";
import { seekDocument } from "../index/postings.ts";
import type { SearchNode } from "../query/search-node.ts";

/** An attribute is the query, starts with it, or neither. */
export const ATTRIBUTE_MATCH = { isQuery: 0, startsWithQuery: 1, none: 2 } as const;

/**
 * How far an attribute of the document is the query itself: the terms as written, each at the place it has in the
 * query, and nothing else.
 */
export function matchAttribute(
  document: number,
  terms: readonly SearchNode[],
  { fieldLengths }: IndexSnapshot,
  fields: Uint8Array | null,
): number {
  const [first, ...others] = terms;
  if (!first) return ATTRIBUTE_MATCH.none;
  let best: number = ATTRIBUTE_MATCH.none;
  const wordCount = terms.reduce((sum, { words }) => sum + words.length, 0);
  for (const place of exactPlaces(first, document)) {
    const field = fieldOf(place);
    if (positionOf(place) !== first.position || fields?.[field] === 0) continue;
    const isThere = others.every((term) => exactPlaces(term, document).includes(packPlace(field, term.position)));
    if (!isThere) continue;
    const isAll = fieldLengths.get(document, field) === wordCount;
    best = Math.min(best, isAll ? ATTRIBUTE_MATCH.isQuery : ATTRIBUTE_MATCH.startsWithQuery);
  }
  return best;
}

/** Where a term stands in the document as it was written. */
function exactPlaces({ sources }: SearchNode, document: number): Uint32Array {
  const postings = sources.find(({ isExact }) => isExact)?.postings;
  const pair = postings ? seekDocument(postings, document, postings.from) : 0;
  if (!postings || pair >= postings.to || postings.documents[pair] !== document) return NO_PLACES;
  return postings.places.subarray(postings.firstPlace[pair], postings.firstPlace[pair + 1]);
}

const NO_PLACES = new Uint32Array(0);
