import { readResults, type SearchResult } from "./search-query.ts";

/** The site's own longest question is answered with 260 kB; an engine that says more than this has not understood it. */
export const LONGEST_SEARCH_ANSWER_BYTES = 2_000_000;

const NOTHING: SearchResult = { hits: [], total: 0 };

/**
 * Asks all queries at once, and again without an index that the engine has not got: in such an index nothing is found, and the others
 * are answered all the same. `results` is null where that is no answer, or where every index is missing.
 */
export async function multiSearch<Query extends { indexUid: string }>(
  queries: readonly Query[],
  ask: (queries: readonly Query[]) => Promise<{ status: number; body: unknown }>,
  tellMissing: (indexUid: string) => void,
): Promise<{ status: number; body: unknown; results: SearchResult[] | null }> {
  for (let present = queries; ; ) {
    const { status, body } = await ask(present);
    const missing = status === 400 ? missingIndexOf(body) : null;
    const others = present.filter(({ indexUid }) => indexUid !== missing);
    if (missing === null || others.length === 0 || others.length === present.length) {
      const results = status === 200 ? readResults(body, present.length) : null;
      return { status, body, results: results && queries.map((query) => results[present.indexOf(query)] ?? NOTHING) };
    }
    tellMissing(missing);
    present = others;
  }
}

/** The index that an answer names as missing, in Meilisearch's words; null where it names none. */
function missingIndexOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("code" in body) || !("message" in body)) return null;
  if (body.code !== "index_not_found" || typeof body.message !== "string") return null;
  return /Index `([^`]+)` not found/.exec(body.message)?.[1] ?? null;
}
