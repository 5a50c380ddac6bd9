import type { MatchPosition } from "./highlight/locate-matches.ts";
import type { JsonObject } from "./json.ts";

/** A query of a multi-search as it is answered: everything that may be left out is filled in. */
export type SearchQuery = {
  indexUid: string;
  q: string;
  limit: number;
  offset: number;
  /** Counted from 1. With one of these two, pages are counted and `limit` and `offset` do not matter. */
  page: number | null;
  hitsPerPage: number | null;
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  /** With the number of words behind a colon where it is not `cropLength`: `body:20`. */
  attributesToCrop: readonly string[];
  cropLength: number;
  cropMarker: string;
  highlightPreTag: string;
  highlightPostTag: string;
  /** Null for all that can be searched. */
  attributesToSearchOn: readonly string[] | null;
  matchingStrategy: "last" | "all";
  showMatchesPosition: boolean;
};

export const DEFAULT_QUERY: Omit<SearchQuery, "indexUid"> = {
  q: "",
  limit: 20,
  offset: 0,
  page: null,
  hitsPerPage: null,
  attributesToRetrieve: ["*"],
  attributesToHighlight: [],
  attributesToCrop: [],
  cropLength: 10,
  cropMarker: "…",
  highlightPreTag: "<em>",
  highlightPostTag: "</em>",
  attributesToSearchOn: null,
  matchingStrategy: "last",
  showMatchesPosition: false,
};

/** A document as it is shown, with what was asked for beside it. */
export type SearchHit = JsonObject & {
  _formatted?: JsonObject;
  _matchesPosition?: Record<string, MatchPosition[]>;
};

export type SearchResult = {
  indexUid: string;
  hits: SearchHit[];
  query: string;
  processingTimeMs: number;
} & (
  | { limit: number; offset: number; estimatedTotalHits: number }
  | { hitsPerPage: number; page: number; totalPages: number; totalHits: number }
);
