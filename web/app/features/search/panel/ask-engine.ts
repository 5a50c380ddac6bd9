import type { Locale } from "@learn-bittensor/contract/locales";
import { type Indexed, isSource, type Source } from "@learn-bittensor/contract/search";
import { LONGEST_SEARCH_ANSWER_BYTES, multiSearch } from "#app/site/multi-search.ts";
import { readJsonAtMost } from "#app/site/read-at-most.ts";
import {
  BESIDE_SOURCES,
  cleanQuery,
  createQueryBeside,
  createSearchQuery,
  type SearchSettings,
} from "#app/site/search-query.ts";
import { kindOf, type SearchHit, toSearchHit } from "../search-hit.ts";

/** How many hits of each source are shown. */
const HITS_PER_SOURCE = 5;

/** An engine that wants to be asked again later than this has failed. */
const LONGEST_PAUSE_SECONDS = 10;

/** The engine cannot answer yet, and says when it can. */
export class EngineBusy extends Error {
  override name = "EngineBusy";
  readonly askAgainAfterMs: number;

  constructor(pauseSeconds: number) {
    super("the search engine cannot answer yet");
    this.askAgainAfterMs = pauseSeconds * 1000;
  }
}

/** What was found in one source. */
export interface FoundInSource {
  source: Indexed;
  hits: SearchHit[];
}

interface Outside {
  fetch: typeof fetch;
  warn: (message: string, document: unknown) => void;
}

/**
 * Asks the engine with one call, one query for each source, then for titles and passages of everything. What nothing leads to is
 * left out, with a warning.
 * @throws {EngineBusy} where it is to be asked again soon
 * @throws {Error} where the engine refuses, or answers what is no answer
 */
export async function askEngine(
  settings: SearchSettings,
  question: { text: string; sources: readonly Source[]; locale: Locale; signal: AbortSignal },
  { fetch, warn }: Outside,
): Promise<FoundInSource[]> {
  const { text, sources, locale, signal } = question;
  const { indexes, key, url } = settings;
  const options = { indexes, limit: HITS_PER_SOURCE };
  const asked = cleanQuery(text);
  const queries = [
    ...sources.map((source) => createSearchQuery(source, asked, options)),
    ...BESIDE_SOURCES.map((source) => createQueryBeside(source, asked, { indexes, locale })),
  ];
  const ask = async (body: readonly object[]) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key === "" ? {} : { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ queries: body }),
      credentials: "omit",
      signal,
    });
    const pauseSeconds = Number(response.headers.get("Retry-After"));
    if (response.status === 503 && pauseSeconds > 0 && pauseSeconds <= LONGEST_PAUSE_SECONDS) {
      throw new EngineBusy(pauseSeconds);
    }
    if (!response.ok && response.status !== 400) throw new Error(`the search engine answers ${response.status}`);
    return { status: response.status, body: await readJsonAtMost(response, LONGEST_SEARCH_ANSWER_BYTES) };
  };
  const { status, results } = await multiSearch(queries, ask, (indexUid) => {
    warn("search: the engine has no such index, and nothing is found there", indexUid);
  });
  if (!results) throw new Error(`the search engine answers ${status} and no search result`);
  const isComing = (kind: string) => isSource(kind) && settings.comingSoon.includes(kind);
  return [...sources, ...BESIDE_SOURCES].map((source, index) => ({
    source,
    hits: (results[index]?.hits ?? []).slice(0, isSource(source) ? HITS_PER_SOURCE : undefined).flatMap((document) => {
      if (isComing(kindOf(document))) return [];
      const hit = toSearchHit(source, document);
      if (!hit) warn(`search: a hit of the source "${source}" is left out, because nothing leads to it`, document);
      return hit ?? [];
    }),
  }));
}
