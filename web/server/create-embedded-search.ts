import { setTimeout as wait } from "node:timers/promises";
import type {
  DocumentChange,
  IndexContent,
  IndexInFile,
  SearchService,
} from "@learn-bittensor/search-engine/create-search-service";
import type { SearchTransport } from "../app/site/search-client.server.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import type { Log } from "./log.ts";
import { missesIndex, toNotYet } from "./not-filled-yet.ts";

/** Where the engine is being filled for the first time, a search waits so long for what it asks for. */
const FIRST_FILL_TIMEOUT_MS = 5_000;

/** After a failure the content is asked for again: soon at first, then every half minute. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

/** When nothing has changed for so long, all is read once: what changed texts have to do with others is seen then. */
const REST_MS = 600_000;

/** That is put off for texts that change meanwhile, so many times. */
const MOST_PUT_OFF = 5;

/** An index that is searched: how many documents it holds, and since when; null where the engine does not say. */
export interface IndexState {
  uid: string;
  documents: number;
  filledAt: Date | null;
}

/** Whether what is searched is what the provider has. */
export interface SearchFreshness {
  /** When the engine last came to hold all of it; null before it has been filled once. */
  takenOverAt: Date | null;
  /** Since when it lacks something; null where it lacks nothing that the site knows of. */
  behindSince: Date | null;
}

export interface EmbeddedSearchOptions {
  searchKey: string;
  adminKey: string | null;
  /**
   * Everything that is searched, as the content provider has it now, one index after the other; rejects while the provider
   * is away. Aside: what is searched until then will do, so that the provider's other answers come first; `checkpoint` is called
   * before each question, and throws where it is put off.
   */
  listIndexes: (
    aside: { checkpoint: () => void } | null,
  ) => Promise<Iterable<IndexContent> | AsyncIterable<IndexContent | IndexInFile>>;
  /** What has changed with some texts (`concept/k3b…`); null where everything has to be read. Without it, it always has. */
  listChanges?: (texts: readonly string[]) => Promise<readonly DocumentChange[] | null>;
  log: Log;
  wait?: (milliseconds: number) => Promise<unknown>;
  now?: () => Date;
}

/**
 * The search engine in this process. It is loaded and filled when it is first needed, or told to: a page does not wait
 * for it. Where the content cannot be read it is tried again, and what was searched before stays. Before it has been
 * filled once, a search for what is not there yet waits a little, and is then told to be asked again.
 */
export function createEmbeddedSearch(options: EmbeddedSearchOptions) {
  const { searchKey, adminKey, listIndexes, log, now = () => new Date() } = options;
  const waitFor = options.wait ?? ((milliseconds) => wait(milliseconds, undefined, { ref: false }));
  let service: Promise<SearchService> | null = null;
  let filling: Promise<void> | null = null;
  /** What is no longer as the provider has it: anything, and texts that an editor has changed. */
  let isAllStale = false;
  let staleTexts: ReadonlySet<string> = new Set();
  let refills = 0;
  let isPutOff = false;
  let timesPutOff = 0;
  let isFilled = false;
  let freshness: SearchFreshness = { takenOverAt: null, behindSince: null };
  let hasFailed = false;
  let isClosed = false;
  /** Ends with the next index that can be searched, or with a try that fails. */
  let progress = Promise.withResolvers<void>();
  const states = new Map<string, IndexState>();

  async function load(): Promise<SearchService> {
    const { createSearchService } = await import("@learn-bittensor/search-engine/create-search-service");
    const logFault = (cause: unknown) => log({ level: "error", message: "the search engine failed", cause });
    return createSearchService({
      searchKey,
      adminKey,
      searchBodyBytes: BODY_LIMITS["/multi-search"],
      adminBodyBytes: BODY_LIMITS["/indexes"],
      log: logFault,
    });
  }

  function getService(): Promise<SearchService> {
    service ??= load();
    return service;
  }

  /** Fills the engine until it holds what the provider has, however often that fails or changes meanwhile. */
  async function fillUntilFresh(): Promise<void> {
    for (let failures = 0; isStale() && !isClosed; ) {
      const texts = [...staleTexts];
      // They do not wait for all others, where there is something to change.
      const areTextsFirst = isFilled && texts.length > 0;
      staleTexts = new Set();
      if (!areTextsFirst) isAllStale = false;
      isPutOff = false;
      hasFailed = false;
      try {
        if (!areTextsFirst) await fillOnce();
        else if (!(await takeOver(texts))) isAllStale = true;
        failures = 0;
        isFilled = true;
        // What has changed meanwhile is not older than this filling.
        const behindSince = areTextsFirst && isAllStale ? freshness.behindSince : now();
        freshness = isStale() ? { ...freshness, behindSince } : { takenOverAt: now(), behindSince: null };
        tellProgress();
      } catch (cause) {
        if (isClosed) break;
        // What is refused twice may not be to be had alone.
        if (!areTextsFirst || failures > 0) isAllStale = true;
        else staleTexts = new Set([...texts, ...staleTexts]);
        if (isPutOff) continue;
        hasFailed = true;
        tellProgress();
        const retryAfterMs = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0;
        log({
          level: "warn",
          outage: "search is not filled",
          message: `search cannot be filled, next try in ${retryAfterMs} ms`,
          cause,
        });
        failures += 1;
        await waitFor(retryAfterMs);
      }
    }
    filling = null;
  }

  function isStale(): boolean {
    return isAllStale || staleTexts.size > 0;
  }

  /** Takes over what has changed with a few texts; false where all has to be read. */
  async function takeOver(texts: readonly string[]): Promise<boolean> {
    const found = await options.listChanges?.(texts);
    if (!found) return false;
    const { change } = await getService();
    await change(found);
    void readAllLater();
    return true;
  }

  async function readAllLater(): Promise<void> {
    const last = refills;
    await waitFor(REST_MS);
    if (last === refills && !isClosed) await refill();
  }

  /** A text that an editor has changed is not to wait for all others. */
  function putOffForTexts(): void {
    if (staleTexts.size === 0 || timesPutOff >= MOST_PUT_OFF) return;
    timesPutOff += 1;
    isPutOff = true;
    throw new Error("put off");
  }

  async function fillOnce(): Promise<void> {
    const indexes = await listIndexes(isFilled ? { checkpoint: putOffForTexts } : null);
    const { fill } = await getService();
    for await (const index of indexes) {
      if (isFilled) putOffForTexts();
      await fill([index]);
      const documents = "file" in index ? index.documentCount : index.documents.length;
      states.set(index.uid, { uid: index.uid, documents, filledAt: now() });
      tellProgress();
    }
    timesPutOff = 0;
  }

  function tellProgress(): void {
    progress.resolve();
    progress = Promise.withResolvers<void>();
  }

  /** Takes over what the provider has now, or only what these texts have become. Resolves when the engine holds it. */
  function refill(texts: readonly string[] | null = null): Promise<void> {
    refills += 1;
    freshness = { ...freshness, behindSince: freshness.behindSince ?? now() };
    // Where nothing has been read and nobody is reading, all is to be read.
    if (texts === null || !(isFilled || filling)) isAllStale = true;
    if (texts !== null) staleTexts = new Set([...staleTexts, ...texts]);
    filling ??= fillUntilFresh();
    return filling;
  }

  async function fetch(request: Request): Promise<Response> {
    if (!isFilled && !filling) refill();
    const { fetch: ask } = await getService();
    const isAtOnce = isFilled || new URL(request.url).pathname !== "/multi-search";
    return isAtOnce ? ask(request) : askWhileFilling(ask, request);
  }

  async function askWhileFilling(ask: SearchService["fetch"], request: Request): Promise<Response> {
    let isOver: Promise<boolean> | undefined;
    for (;;) {
      const wasFilled = isFilled;
      const hasMore = progress.promise.then(() => false);
      const response = await ask(request.clone());
      if (wasFilled || !(await missesIndex(response))) return response;
      if (hasFailed) return toNotYet(response);
      isOver ??= waitFor(FIRST_FILL_TIMEOUT_MS).then(() => true);
      if (await Promise.race([hasMore, isOver])) return toNotYet(response);
    }
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

    freshness: () => freshness,

    /** What it was last filled with. */
    listIndexes: async () => [...states.values()],

    async close(): Promise<void> {
      isClosed = true;
      await (await service)?.close();
    },
  } satisfies { answer: SearchTransport; [name: string]: unknown };
}
