import { multiSearch } from "./multi-search.ts";
import type { SearchQuery, SearchResult } from "./search-query.ts";

/** Carries the body of a multi-search to a search engine. Rejects where there is no answer at all. */
export type SearchTransport = (body: { queries: readonly object[] }) => Promise<{ status: number; body: unknown }>;

/**
 * A query that the site asks itself: it may ask for a page instead of the first few, and say whether words may be dropped
 * where too little holds all of them.
 */
export type PagedQuery = (SearchQuery | (Omit<SearchQuery, "limit"> & { page: number; hitsPerPage: number })) & {
  matchingStrategy?: "all" | "last";
};

export interface SearchClient {
  /**
   * One result for each query, in their order.
   * @throws {SearchUnavailable} when the engine does not answer, refuses, or answers nonsense
   */
  multiSearch(queries: readonly PagedQuery[]): Promise<SearchResult[]>;
}

/** The search engine cannot be reached, has not what it is asked for, or is broken. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}

/** The server's own way to the search engine; a visitor's browser asks it by itself. */
export function createSearchClient(transport: SearchTransport, warn: (message: string) => void): SearchClient {
  const told = new Set<string>();
  const tellMissing = (indexUid: string) => {
    if (told.has(indexUid)) return;
    told.add(indexUid);
    warn(`the search engine has no index ${indexUid}: nothing is found there`);
  };
  const ask = (queries: readonly PagedQuery[]) =>
    transport({ queries }).catch((cause: unknown) => {
      throw new SearchUnavailable("no answer from the search engine", { cause });
    });
  return {
    async multiSearch(queries) {
      const { status, body, results } = await multiSearch(queries, ask, tellMissing);
      if (results) return results;
      throw new SearchUnavailable(`the search engine answered HTTP ${status}, ${describe(body)}`);
    },
  };
}

/** The code of an error; the rest could repeat what a visitor typed. */
function describe(body: unknown): string {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return typeof code === "string" ? code.slice(0, 60) : "and nothing of a multi-search's form";
}
