import { createAnswerBudget } from "./answer-budget.ts";
import { answerQuery } from "./answer-query.ts";
import { inferPrimaryKey, parseId, readDocuments } from "./document-ids.ts";
import { createIndex, type SearchIndex } from "./index/create-index.ts";
import { DEFAULT_SETTINGS, type IndexSettings } from "./index/index-settings.ts";
import { updateSettings } from "./index/parse-settings.ts";
import type { Json, JsonObject } from "./json.ts";
import { SearchError } from "./search-error.ts";
import type { SearchQuery, SearchResult } from "./search-query.ts";
import { createTokenizer } from "./text/create-tokenizer.ts";

export type { SearchHit, SearchQuery, SearchResult } from "./search-query.ts";

export type SearchEngineOptions = {
  /** Milliseconds since some moment. */
  clock?: () => number;
  now?: () => Date;
  /** Milliseconds that the queries of one request may take together; then the best so far is answered. */
  budgetMs?: number;
};

/** What is known of an index; times as ISO 8601. */
export type IndexInfo = { uid: string; primaryKey: string | null; createdAt: string; updatedAt: string };

export type IndexStats = { numberOfDocuments: number; isIndexing: false; fieldDistribution: Record<string, number> };

/** `replace` puts a document in the place of the one with its id, `merge` its attributes in the place of theirs. */
export type WriteMode = "replace" | "merge";

export type SearchEngine = ReturnType<typeof createSearchEngine>;

type IndexEntry = { info: IndexInfo; index: SearchIndex };

const INDEX_UID = /^[A-Za-z0-9_-]{1,512}$/;
export const DEFAULT_BUDGET_MS = 500;

/**
 * The search engine by itself, in the thread of its caller: indexes, documents, search. It stores everything in memory.
 *
 * Every call throws a `SearchError` where what it is asked cannot be done; nothing is changed then.
 */
export function createSearchEngine(options: SearchEngineOptions = {}) {
  const { clock = () => performance.now(), now = () => new Date(), budgetMs = DEFAULT_BUDGET_MS } = options;
  const tokenizer = createTokenizer();
  const indexes = new Map<string, IndexEntry>();

  function get(uid: string): IndexEntry {
    const found = indexes.get(uid);
    if (!found) throw new SearchError(404, "index_not_found", `Index \`${uid}\` not found.`);
    return found;
  }

  function make(uid: string, primaryKey: string | null, settings: IndexSettings): IndexEntry {
    checkIndexUid(uid);
    const time = now().toISOString();
    const info = { uid, primaryKey, createdAt: time, updatedAt: time };
    return { info, index: createIndex(tokenizer, settings) };
  }

  function getOrMake(uid: string): IndexEntry {
    return indexes.get(uid) ?? make(uid, null, DEFAULT_SETTINGS);
  }

  function touch({ info }: IndexEntry): void {
    info.updatedAt = now().toISOString();
  }

  /** Returns how many documents were written. */
  function write(entry: IndexEntry, documents: readonly Json[], mode: WriteMode, primaryKey?: string): number {
    const { info, index } = entry;
    if (documents.length === 0) return 0;
    const name = info.primaryKey ?? primaryKey ?? inferPrimaryKey(documents[0]);
    const read = readDocuments(documents, name);
    info.primaryKey = name;
    for (const { id, document } of read) {
      index.write(id, mode === "merge" ? { ...index.get(id), ...document } : document);
    }
    touch(entry);
    return read.length;
  }

  return {
    createIndex(uid: string, primaryKey: string | null = null): void {
      if (indexes.has(uid)) throw new SearchError(409, "index_already_exists", `Index \`${uid}\` already exists.`);
      indexes.set(uid, make(uid, primaryKey, DEFAULT_SETTINGS));
    },

    deleteIndex(uid: string): void {
      get(uid);
      indexes.delete(uid);
    },

    /** Exchanges the contents of each pair of indexes: all of them, or none where one does not exist. */
    swapIndexes(pairs: readonly (readonly [string, string])[]): void {
      const found = pairs.map(([one, other]) => [get(one), get(other)] as const);
      for (const [one, other] of found) {
        const [oneUid, otherUid] = [one.info.uid, other.info.uid];
        indexes.set(oneUid, { ...other, info: { ...other.info, uid: oneUid } });
        indexes.set(otherUid, { ...one, info: { ...one.info, uid: otherUid } });
      }
    },

    listIndexes: (): IndexInfo[] => Array.from(indexes.values(), ({ info }) => ({ ...info })),

    getIndex: (uid: string): IndexInfo => ({ ...get(uid).info }),

    /** Puts an index with these documents in the place of the one that has the name, at once. */
    replaceIndex(
      uid: string,
      content: { primaryKey: string | null; settings: unknown; documents: readonly Json[] },
    ): void {
      const made = make(uid, content.primaryKey, updateSettings(DEFAULT_SETTINGS, content.settings));
      write(made, content.documents, "replace");
      made.index.snapshot();
      indexes.set(uid, made);
    },

    getSettings: (uid: string): IndexSettings => get(uid).index.settings,

    /** Changes the settings that are named; null sets one back. The index is made where it does not exist. */
    updateSettings(uid: string, update: unknown): void {
      const settings = updateSettings(indexes.get(uid)?.index.settings ?? DEFAULT_SETTINGS, update);
      const entry = getOrMake(uid);
      entry.index.settings = settings;
      indexes.set(uid, entry);
      touch(entry);
    },

    /** Returns how many documents were written. The index is made where it does not exist. */
    writeDocuments(uid: string, documents: readonly Json[], mode: WriteMode, primaryKey?: string): number {
      const entry = getOrMake(uid);
      const written = write(entry, documents, mode, primaryKey);
      indexes.set(uid, entry);
      return written;
    },

    /** Returns how many documents were deleted; what does not exist is not counted. */
    deleteDocuments(uid: string, ids: readonly unknown[]): number {
      const entry = get(uid);
      const deleted = ids.map(parseId).filter((id) => entry.index.delete(id)).length;
      touch(entry);
      return deleted;
    },

    /** Returns how many documents there were. */
    clearDocuments(uid: string): number {
      const entry = get(uid);
      const { size } = entry.index;
      entry.index.clear();
      touch(entry);
      return size;
    },

    getDocument(uid: string, id: string): JsonObject {
      const document = get(uid).index.get(id);
      if (!document) throw new SearchError(404, "document_not_found", `Document \`${id}\` not found.`);
      return document;
    },

    listDocuments: (uid: string): JsonObject[] => get(uid).index.list(),

    getStats(uid: string): IndexStats {
      const { index } = get(uid);
      return { numberOfDocuments: index.size, isIndexing: false, fieldDistribution: index.countAttributes() };
    },

    /** Answers queries in their order. One that cannot be answered fails them all, as does an answer of more bytes. */
    multiSearch(queries: readonly SearchQuery[], answerBytes = Number.POSITIVE_INFINITY): SearchResult[] {
      const snapshots = queries.map(({ indexUid }, number) => {
        const found = indexes.get(indexUid);
        if (found) return found.index.snapshot();
        const message = `Inside \`.queries[${number}]\`: Index \`${indexUid}\` not found.`;
        throw new SearchError(400, "index_not_found", message);
      });
      const deadline = clock() + budgetMs;
      const budget = createAnswerBudget(answerBytes);
      const answering = { tokenizer, clock, isOver: () => clock() >= deadline, budget };
      return queries.flatMap((query, number) => {
        const snapshot = snapshots[number];
        return snapshot ? [answerQuery(snapshot, query, answering)] : [];
      });
    },
  };
}

/** @throws {SearchError} where an index cannot have this name */
export function checkIndexUid(uid: unknown): asserts uid is string {
  if (typeof uid === "string" && INDEX_UID.test(uid)) return;
  // What is no text cannot always be made one.
  const named = typeof uid === "string" ? uid.slice(0, 60) : typeof uid;
  const message = `\`${named}\` is not a valid index uid: expected at most 512 of \`A-Z a-z 0-9 - _\`.`;
  throw new SearchError(400, "invalid_index_uid", message);
}
