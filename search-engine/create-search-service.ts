import { Worker } from "node:worker_threads";
import { DEFAULT_BUDGET_MS } from "./create-search-engine.ts";
import { createSearchApi } from "./http/create-search-api.ts";
import type { JsonObject } from "./json.ts";
import { createWorkerEngine } from "./service/create-worker-engine.ts";
import type { EngineCommand } from "./service/engine-command.ts";

export type SearchServiceOptions = {
  /** The public key, which the browser has: it searches every index and does nothing else. Not empty. */
  searchKey: string;
  /** The key of the calls that fill indexes; without it they are closed. Not empty, and another than the public one. */
  adminKey?: string | null;
  /** Milliseconds that one request may search; then the best so far is answered. */
  budgetMs?: number;
  /** Searches that wait at the same time; more are answered with 503. */
  maxPendingSearches?: number;
  /** Bytes that a search, and a call that fills an index, may send. */
  searchBodyBytes?: number;
  adminBodyBytes?: number;
  now?: () => Date;
  /** Told of faults that are not of a request. */
  log?: (error: unknown) => void;
  /** Handed each thread as it is started. */
  onWorker?: (worker: Worker) => void;
};

/** An index with everything in it. `settings` are those of Meilisearch. */
export type IndexContent = { uid: string; settings: JsonObject; documents: readonly JsonObject[]; primaryKey?: string };

/** An index that lies in a file of `storeIndex`: the engine's thread reads it there, this one never has it. */
export type IndexInFile = { uid: string; file: string; documentCount: number };

/** Documents that have changed in an index, and ids of some that are there no longer, if they ever were. */
export type DocumentChange = { uid: string; documents: readonly JsonObject[]; gone: readonly string[] };

export type SearchService = ReturnType<typeof createSearchService>;

const DEFAULT_MAX_PENDING_SEARCHES = 200;
const A_MEGABYTE = 1_000_000;

/**
 * The search engine as a service: Meilisearch's calls, answered by a worker thread. A heavy search delays other
 * searches only.
 *
 * @throws {Error} where a key cannot be one
 */
export function createSearchService(options: SearchServiceOptions) {
  const { searchKey, adminKey = null, budgetMs = DEFAULT_BUDGET_MS, log = console.error } = options;
  if (searchKey === "" || adminKey === "" || adminKey === searchKey) {
    throw new Error("createSearchService: expected searchKey and adminKey to be different and not empty");
  }
  const { maxPendingSearches = DEFAULT_MAX_PENDING_SEARCHES, onWorker } = options;
  const createWorker = () => {
    const worker = new Worker(new URL("./service/search-worker.ts", import.meta.url), { workerData: { budgetMs } });
    onWorker?.(worker);
    return worker;
  };
  const engine = createWorkerEngine({ createWorker, maxPendingSearches, log });
  const fetch = createSearchApi({
    run: engine.run,
    searchKey,
    adminKey,
    now: options.now ?? (() => new Date()),
    limits: {
      searchBodyBytes: options.searchBodyBytes ?? A_MEGABYTE,
      adminBodyBytes: options.adminBodyBytes ?? 100 * A_MEGABYTE,
    },
    log,
  });

  return {
    /** Answers `/multi-search`, `/health` and the calls that fill indexes, at the root of the address. Never rejects. */
    fetch,

    /**
     * Puts indexes in the place of those that have their names, one after the other; each is searched as it was until
     * the new one is complete.
     *
     * @throws {SearchError} where a setting or a document is not as it must be
     */
    async fill(indexes: readonly (IndexContent | IndexInFile)[]): Promise<void> {
      for (const index of indexes) await engine.run(toCommand(index));
    },

    /**
     * Puts documents in the place of those that have their ids.
     *
     * @throws {SearchError} where there is no such index
     */
    async change(changes: readonly DocumentChange[]): Promise<void> {
      for (const { uid, documents, gone } of changes) {
        const written = JSON.stringify(documents);
        await Promise.all([
          engine.run({ kind: "deleteDocuments", uid, ids: gone }),
          engine.run({ kind: "writeDocuments", uid, documents: written, mode: "replace", primaryKey: "id" }),
        ]);
      }
    },

    /** Ends the thread; what comes later is answered with 503. */
    close: engine.close,
  };
}

function toCommand(index: IndexContent | IndexInFile): EngineCommand {
  if ("file" in index) return { kind: "loadIndex", uid: index.uid, file: index.file };
  const { uid, settings, documents, primaryKey = "id" } = index;
  return { kind: "replaceIndex", uid, primaryKey, settings, documents: JSON.stringify(documents) };
}
