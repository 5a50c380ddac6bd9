import type { IndexContent } from "@learn-bittensor/search-engine/create-search-service";
import { onTestFinished } from "vitest";
import { createEmbeddedSearch, type EmbeddedSearchOptions } from "../server/create-embedded-search.ts";
import type { LogEvent } from "../server/log.ts";

export const SEARCH_KEY = "public-key";
export const ADMIN_KEY = "admin-key";

/** The search of a site with some films, and how it is asked. */
export function createSearch(options: Pick<EmbeddedSearchOptions, "listIndexes"> & Partial<EmbeddedSearchOptions>) {
  const logged: LogEvent[] = [];
  const log = (event: LogEvent) => void logged.push(event);
  const search = createEmbeddedSearch({ searchKey: SEARCH_KEY, adminKey: null, log, ...options });
  onTestFinished(() => search.close());

  async function call(method: string, path: string, key: string, body?: object) {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await search.fetch(new Request(`https://learn.example${path}`, init));
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, body: await answer.json(), ...(retryAfter && { retryAfter }) };
  }

  const post = (body: object) => call("POST", "/multi-search", SEARCH_KEY, body);

  async function titlesOf(q: string): Promise<string[]> {
    const { body } = await post({ queries: [{ indexUid: "films", q }] });
    return body.results[0].hits.map(({ title }: { title: string }) => title);
  }

  return { search, logged, call, post, titlesOf };
}

export function films(title: string): IndexContent {
  return { uid: "films", settings: { searchableAttributes: ["title"] }, documents: [{ id: 1, title }] };
}
