import type { IndexContent } from "../create-search-service.ts";
import type { JsonObject } from "../json.ts";
import { isJsonObject } from "../json.ts";
import type { MeilisearchCalls } from "./meilisearch-calls.ts";
import { toBatches } from "./to-batches.ts";

export type SyncOptions = {
  engine: MeilisearchCalls;
  indexes: readonly IndexContent[];
  /**
   * Asks the new indexes, which `toUid` names, what readers ask; a line for everything that they may not be in use with.
   */
  checkRelevance: (ask: AskNew) => Promise<string[]>;
  /** Also where an index is to lose more than half of its documents. */
  mayShrink?: boolean;
  /** Told each step. */
  tell: (line: string) => void;
};

/** Answers queries about the indexes that are to come into use, under the names that they will have then. */
export type AskNew = <Query extends { indexUid: string }>(
  queries: readonly Query[],
) => Promise<{ hits: readonly JsonObject[] }[]>;

/** Beside the index in use, until it takes its place. */
const NEXT = "__next";

/** An index with fewer documents may lose any number of them. */
const FEW_DOCUMENTS = 10;

/**
 * Fills a Meilisearch: each index is made anew beside the one in use, and when all of them hold what they should and
 * answer what readers ask, they take the places of the old ones at once. What goes wrong before that leaves the old
 * ones as they are, and nothing of the new ones.
 *
 * @throws {Error} what went wrong, with the name of the index
 */
export async function syncIndexes(options: SyncOptions): Promise<void> {
  const { engine, indexes, tell } = options;
  if (!(await engine.isAvailable())) throw new Error("the search engine says that it is not available");
  try {
    for (const index of indexes) await fillBeside(engine, index, options);
    await check(options);
    for (const { uid, primaryKey = "id" } of indexes) await engine.createIndexUnlessThere(uid, primaryKey);
    await engine.swapIndexes(indexes.map(({ uid }) => [uid, uid + NEXT]));
    tell(`${indexes.length} indexes are in use`);
  } catch (error) {
    await clearAway(options).catch((cause: unknown) => tell(`what was made could not be deleted: ${cause}`));
    throw error;
  }
  await clearAway(options);
}

/** Settings before documents, or everything would be indexed twice. */
async function fillBeside(engine: MeilisearchCalls, index: IndexContent, { mayShrink, tell }: SyncOptions) {
  const { uid, settings, documents, primaryKey = "id" } = index;
  const next = uid + NEXT;
  await engine.deleteIndex(next);
  await engine.createIndex(next, primaryKey);
  await engine.updateSettings(next, settings);
  for (const batch of toBatches(documents)) await engine.addDocuments(next, batch);

  const [count, inUse] = [await engine.countDocuments(next), await engine.countDocuments(uid)];
  if (count !== documents.length) throw new Error(`${uid}: expected ${documents.length} documents, got ${count}`);
  if (!mayShrink && inUse !== null && inUse >= FEW_DOCUMENTS && count < inUse / 2) {
    throw new Error(`${uid}: expected at least half of the ${inUse} documents in use, got ${count}`);
  }
  tell(`${uid}: ${count} documents${inUse === null ? "" : `, ${inUse} until now`}`);
}

async function check({ engine, checkRelevance, tell }: SyncOptions): Promise<void> {
  const problems = await checkRelevance(async (queries) => {
    const asked = queries.map((query) => ({ ...query, indexUid: query.indexUid + NEXT }));
    const { results } = await engine.multiSearch(asked);
    return queries.map((_, place) => {
      const result = Array.isArray(results) ? results[place] : null;
      const hits =
        isJsonObject(result ?? null) && isJsonObject(result) && Array.isArray(result.hits) ? result.hits : [];
      return { hits: hits.filter(isJsonObject) };
    });
  });
  if (problems.length > 0) throw new Error(`the new indexes do not find what they should:\n${problems.join("\n")}`);
  tell("the new indexes find what they should");
}

/** Before they are exchanged these are the new indexes, afterwards the old ones. */
async function clearAway({ engine, indexes }: SyncOptions): Promise<void> {
  for (const { uid } of indexes) await engine.deleteIndex(uid + NEXT);
}
