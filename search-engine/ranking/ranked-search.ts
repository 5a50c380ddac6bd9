import type { IndexSnapshot } from "../index/create-index.ts";
import type { FoundNode } from "./match-documents.ts";

/** What ranking needs to know of a search. */
export type RankedSearch = {
  snapshot: IndexSnapshot;
  termCount: number;
  found: readonly FoundNode[];
  fields: Uint8Array | null;
  /** Whether time is up. */
  isOver: () => boolean;
};
