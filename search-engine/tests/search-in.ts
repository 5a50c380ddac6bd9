import {
  createSearchEngine,
  type SearchEngine,
  type SearchEngineOptions,
  type SearchHit,
  type SearchQuery,
} from "../create-search-engine.ts";
import type { JsonObject } from "../json.ts";
import { DEFAULT_QUERY } from "../search-query.ts";

/** An index `index` of these documents, with the ids 1, 2, 3 … where they have none; of `engine`, where it is handed one. */
export function createSearchIn(
  documents: readonly JsonObject[],
  settings: JsonObject = {},
  options: SearchEngineOptions & { engine?: SearchEngine } = {},
) {
  const engine = options.engine ?? createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY, ...options });
  engine.replaceIndex("index", {
    primaryKey: "id",
    settings: { searchableAttributes: ["title", "description", "body"], ...settings },
    documents: documents.map((document, index) => ({ id: index + 1, ...document })),
  });
  const search = (q: string, query: Partial<SearchQuery> = {}) => {
    const [result] = engine.multiSearch([{ ...DEFAULT_QUERY, indexUid: "index", q, ...query }]);
    if (!result) throw new Error("expected a result, got none");
    return result;
  };
  return {
    engine,
    search,
    /** The ids of the hits. */
    ids: (q: string, query: Partial<SearchQuery> = {}) => search(q, query).hits.map(({ id }) => id),
    /** What is formatted of the hits, with `[` and `]` around matches. */
    formatted(q: string, query: Partial<SearchQuery> = {}): SearchHit["_formatted"][] {
      const marks = { attributesToHighlight: ["*"], highlightPreTag: "[", highlightPostTag: "]" };
      return search(q, { ...marks, ...query }).hits.map(({ _formatted }) => _formatted);
    },
  };
}

/** The same of titles only. */
export function searchTitles(titles: readonly string[], settings: JsonObject = {}) {
  const { search, ids, formatted } = createSearchIn(
    titles.map((title) => ({ title })),
    settings,
  );
  return {
    search,
    ids,
    marked: (q: string, query: Partial<SearchQuery> = {}) => formatted(q, query).map((hit) => hit?.title),
  };
}
