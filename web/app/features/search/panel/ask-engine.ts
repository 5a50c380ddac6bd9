import type { Source } from "@learn-bittensor/contract/search";
import { type SearchHit, toSearchHit } from "../search-hit.ts";
import { cleanQuery, createSearchQuery, readResults, type SearchSettings } from "../search-query.ts";

/** How many hits of each source are shown. */
const HITS_PER_SOURCE = 5;

/** What was found in one source. */
export interface FoundInSource {
  source: Source;
  hits: SearchHit[];
}

interface Outside {
  fetch: typeof fetch;
  warn: (message: string, document: unknown) => void;
}

/**
 * Asks the engine with one call, one query for each source. What nothing leads to is left out, with a warning.
 * @throws {Error} where the engine refuses, or answers what is no answer
 */
export async function askEngine(
  settings: SearchSettings,
  question: { text: string; sources: readonly Source[]; signal: AbortSignal },
  { fetch, warn }: Outside,
): Promise<FoundInSource[]> {
  const { text, sources, signal } = question;
  const { indexes, key, url } = settings;
  const options = { indexes, limit: HITS_PER_SOURCE };
  const queries = sources.map((source) => createSearchQuery(source, cleanQuery(text), options));
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key === "" ? {} : { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ queries }),
    credentials: "omit",
    signal,
  });
  if (!response.ok) throw new Error(`the search engine answers ${response.status}`);
  const results = readResults(await response.json(), queries.length);
  if (!results) throw new Error("the search engine answers something that is no search result");
  return sources.map((source, index) => ({
    source,
    hits: (results[index]?.hits ?? []).slice(0, HITS_PER_SOURCE).flatMap((document) => {
      const hit = toSearchHit(source, document);
      if (!hit) warn(`search: a hit of the source "${source}" is left out, because nothing leads to it`, document);
      return hit ?? [];
    }),
  }));
}
