import type { YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import { LRUCache } from "lru-cache";
import type { Log } from "../log.ts";
import type { Encoding } from "./choose-encoding.ts";
import { type CachedPage, toGzip, unpack } from "./create-cached-page.ts";

export interface PageCacheOptions {
  /** What all cached pages together may take in memory. */
  maxBytes: number;
  /** How long a page is taken for up to date without being told otherwise: the content may change without a word. */
  freshForMs: number;
  /** Milliseconds since some moment. */
  clock: () => number;
  /** Waited for before a rendering begins. */
  yieldToEventLoop: YieldToEventLoop;
  /** Makes a page smaller, aside: see `recompress`. Without it, pages stay as they are. */
  recompress?: (page: CachedPage) => Promise<CachedPage>;
  log: Log;
}

/** What a rendering has come to. An answer that may not be cached is for the one who asked for it. */
export type Rendering = { page: CachedPage } | { own: Response; isFault: boolean };

export type RenderPage = () => Promise<Rendering>;

export type PageCache = ReturnType<typeof createPageCache>;

interface Entry {
  page: CachedPage;
  /** The content it was made of. */
  generation: number;
  freshUntil: number;
  /** How often it was found. */
  hits: number;
}

/** Of the room, what pages take that a query has chosen, and pictures: there are more of them, and each is asked for less. */
const SHARE_OF_RARE = 0.25;
/** The same for what is made for those who take no brotli. */
const SHARE_OF_OTHER_FORMS = 0.25;
const RARE = /\?|^\/cards\//;

/** A page that is asked for so often is made smaller: most are asked for once, by who reads everything. */
const HITS_WORTH_RECOMPRESSING = 3;

/** Where a page could not be rendered anew, the next try is made after this time. */
const RETRY_AFTER_MS = 10_000;

/** So many pages in a row that could not be rendered are an outage: then one is tried at a time, not each. */
const FAULTS_OF_AN_OUTAGE = 3;

/**
 * The pages of visitors who are not signed in, each rendered once for everybody until the content changes. A page that can
 * no longer be rendered, as while the content provider is away, is answered as it was.
 */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, freshForMs, clock, yieldToEventLoop, recompress = async (page) => page, log } = options;
  const plain = createStore(maxBytes * (1 - SHARE_OF_RARE - SHARE_OF_OTHER_FORMS));
  const rare = createStore(maxBytes * SHARE_OF_RARE);
  const storeOf = (key: string) => (RARE.test(key) ? rare : plain);
  const otherForms = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: Math.floor(maxBytes * SHARE_OF_OTHER_FORMS),
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Rendering>>();
  /** One page after another. */
  let recompressing = Promise.resolve();
  let generation = 0;
  let faultsInARow = 0;
  let nextTryAt = Number.NEGATIVE_INFINITY;

  /** Whether old pages are answered without a try to renew them: one has been tried, and others of late. */
  const isResting = () => faultsInARow >= FAULTS_OF_AN_OUTAGE && clock() < nextTryAt;

  const isUpToDate = (entry: Entry) => (entry.generation === generation && clock() < entry.freshUntil) || isResting();

  /** What is under way was begun with the content of its time: once that has changed, nobody waits for it. */
  const workOn = (key: string) => `${generation} ${key}`;

  function renew(key: string, render: RenderPage): Promise<Rendering> {
    const work = workOn(key);
    if (faultsInARow >= FAULTS_OF_AN_OUTAGE) nextTryAt = clock() + RETRY_AFTER_MS;
    const running = yieldToEventLoop()
      .then(render)
      .then(keepOrFallBack(key, generation), (fault: unknown) => lastKnown(key, fault) ?? Promise.reject(fault))
      .finally(() => underWay.delete(work));
    underWay.set(work, running);
    return running;
  }

  function keepOrFallBack(key: string, contentAtStart: number) {
    return (rendering: Rendering): Rendering => {
      const store = storeOf(key);
      if ("page" in rendering) {
        faultsInARow = 0;
        // Where the content has changed meanwhile, nobody is answered it unless the page cannot be rendered anew.
        if (contentAtStart >= (store.peek(key)?.generation ?? contentAtStart))
          store.set(key, {
            page: rendering.page,
            generation: contentAtStart,
            freshUntil: clock() + freshForMs,
            hits: 0,
          });
        return rendering;
      }
      const known = rendering.isFault ? lastKnown(key) : null;
      if (!known) store.delete(key);
      return known ?? rendering;
    };
  }

  /** The page as it was when it could be rendered; null where it never could. */
  function lastKnown(key: string, cause?: unknown): { page: CachedPage } | null {
    const known = storeOf(key).get(key);
    if (!known) return null;
    faultsInARow += 1;
    nextTryAt = clock() + RETRY_AFTER_MS;
    const message = `${key} cannot be rendered anew and is answered as it was`;
    log({ level: "warn", outage: "pages as they were", message, cause });
    storeOf(key).set(key, { ...known, generation, freshUntil: clock() + RETRY_AFTER_MS });
    return { page: known.page };
  }

  function count(key: string, entry: Entry): void {
    entry.hits += 1;
    if (entry.hits !== HITS_WORTH_RECOMPRESSING) return;
    recompressing = recompressing
      .then(() => recompress(entry.page))
      .then((page) => {
        const store = storeOf(key);
        // Another may have taken its place.
        if (store.peek(key) === entry) store.set(key, { ...entry, page });
      })
      .catch((cause: unknown) => log({ level: "warn", message: `${key} cannot be compressed anew`, cause }));
  }

  return {
    /** The page that is up to date; null where there is none. */
    find(key: string): CachedPage | null {
      const entry = storeOf(key).get(key);
      if (!entry || !isUpToDate(entry)) return null;
      count(key, entry);
      return entry.page;
    },

    /**
     * The page, rendered if need be: once, however many ask at the same time. One that is merely old is answered, and
     * rendered anew for whoever comes next. Null for those who waited for an answer that was not one to share.
     */
    async take(key: string, render: RenderPage): Promise<Rendering | null> {
      const entry = storeOf(key).get(key);
      const isOfThisContent = entry?.generation === generation;
      if (entry && isUpToDate(entry)) return { page: entry.page };
      const running = underWay.get(workOn(key));
      if (entry && isOfThisContent) {
        // What became of it is in the store, or in the log.
        if (!running) renew(key, render).catch((cause: unknown) => logFault(key, cause));
        return { page: entry.page };
      }
      if (!running) return renew(key, render);
      const shared = await running;
      return "page" in shared ? shared : null;
    },

    /** The page for who takes no brotli: made in some milliseconds when it is first asked for. */
    toForm(page: CachedPage, encoding: Encoding): Buffer<ArrayBuffer> {
      if (encoding === page.encoding) return page.body;
      const key = `${encoding} ${page.etag}`;
      const known = otherForms.get(key);
      if (known) return known;
      const made = encoding === "gzip" ? toGzip(page) : unpack(page);
      otherForms.set(key, made);
      return made;
    },

    /** The content has changed: no page is answered any more as it is, unless it cannot be rendered anew. */
    drop(): void {
      // Who tells of it is there again.
      faultsInARow = 0;
      generation += 1;
      otherForms.clear();
    },

    /** What the pages take in memory. */
    get bytes(): number {
      return plain.calculatedSize + rare.calculatedSize + otherForms.calculatedSize;
    },
  };

  function logFault(key: string, cause: unknown): void {
    log({ level: "error", message: `${key} cannot be rendered`, cause });
  }
}

function createStore(maxSize: number) {
  return new LRUCache<string, Entry>({ maxSize: Math.floor(maxSize), sizeCalculation: ({ page }) => page.bytes });
}
