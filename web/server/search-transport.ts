import { LONGEST_SEARCH_ANSWER_BYTES } from "../app/site/multi-search.ts";
import { readJsonAtMost } from "../app/site/read-at-most.ts";
import type { SearchTransport } from "../app/site/search-client.server.ts";

/** A search engine that has not answered by then is taken for unreachable: a page waits for it. */
const TIMEOUT_MS = 3_000;

/** Carries queries to a search engine elsewhere: `POST {searchUrl}/multi-search`. */
export function httpSearchTransport(searchUrl: string, searchKey: string, timeoutMs = TIMEOUT_MS): SearchTransport {
  return async (body) => {
    const response = await fetch(`${searchUrl}/multi-search`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(searchKey && { Authorization: `Bearer ${searchKey}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await readJsonAtMost(response, LONGEST_SEARCH_ANSWER_BYTES) };
  };
}
