import { setTimeout as wait } from "node:timers/promises";
import type { IndexContent, SearchService } from "@learn-bittensor/search-engine/create-search-service";
import type { SearchTransport } from "../app/search-client.server.ts";
import type { Log } from "./log.ts";

/** Where the engine is being filled for the first time, a search waits so long for it. */
const PATIENCE_WITH_FIRST_FILL_MS = 5_000;

/** After a failure the content is asked for again: soon at first, then every half minute. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

export interface EmbeddedSearchOptions {
  searchKey: string;
  adminKey: string | null;
  /** Everything that is searched, as the content provider has it now; rejects while the provider is away. */
  listIndexes: () => Promise<readonly IndexContent[]>;
  log: Log;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * The search engine in this process. It is loaded and filled when it is first needed, or told to: a page does not wait
 * for it. Where the content cannot be read it is tried again, and what was searched before stays.
 */
export function createEmbeddedSearch(options: EmbeddedSearchOptions) {
  const { searchKey, adminKey, listIndexes, log } = options;
  const waitFor = options.wait ?? ((milliseconds) => wait(milliseconds, undefined, { ref: false }));
  let service: Promise<SearchService> | null = null;
  let filling: Promise<void> | null = null;
  let isStale = false;
  let hasTried = false;
  let isClosed = false;
  const firstTry = Promise.withResolvers<void>();

  async function load(): Promise<SearchService> {
    const { createSearchService } = await import("@learn-bittensor/search-engine/create-search-service");
    const logFault = (cause: unknown) => log({ level: "error", message: "the search engine failed", cause });
    return createSearchService({ searchKey, adminKey, log: logFault });
  }

  function getService(): Promise<SearchService> {
    service ??= load();
    return service;
  }

  /** Fills the engine until it holds what the provider has, however often that fails or changes meanwhile. */
  async function fillUntilFresh(): Promise<void> {
    for (let failures = 0; isStale && !isClosed; ) {
      isStale = false;
      try {
        const indexes = await listIndexes();
        await (await getService()).fill(indexes);
        failures = 0;
        endFirstTry();
      } catch (cause) {
        if (isClosed) break;
        endFirstTry();
        isStale = true;
        const retryAfterMs = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0;
        log({ level: "warn", message: `search cannot be filled, next try in ${retryAfterMs} ms`, cause });
        failures += 1;
        await waitFor(retryAfterMs);
      }
    }
    filling = null;
  }

  function endFirstTry(): void {
    hasTried = true;
    firstTry.resolve();
  }

  /** Takes over what the provider has now. Resolves when the engine holds it. */
  function refill(): Promise<void> {
    isStale = true;
    filling ??= fillUntilFresh();
    return filling;
  }

  async function fetch(request: Request): Promise<Response> {
    if (!hasTried && !filling) refill();
    if (!hasTried && new URL(request.url).pathname === "/multi-search") {
      await Promise.race([firstTry.promise, waitFor(PATIENCE_WITH_FIRST_FILL_MS)]);
    }
    return (await getService()).fetch(request);
  }

  return {
    /** Answers a visitor's browser and whoever fills indexes: `/multi-search`, `/health`, `/indexes/…`. */
    fetch,

    /** Answers the site itself. */
    async answer(body) {
      const response = await fetch(
        new Request("http://search.internal/multi-search", {
          method: "POST",
          headers: { Authorization: `Bearer ${searchKey}`, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
      return { status: response.status, body: await response.json() };
    },

    refill,

    async close(): Promise<void> {
      isClosed = true;
      await (await service)?.close();
    },
  } satisfies { answer: SearchTransport; [name: string]: unknown };
}
