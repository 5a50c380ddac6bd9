import { setImmediate as others, setTimeout as wait } from "node:timers/promises";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { SOURCES } from "@learn-bittensor/contract/search";
import type { RunExport, SearchIndexesOptions } from "@learn-bittensor/search-engine/search-documents";
import { z } from "zod";
import type { ContentTransport } from "../app/site/content-client.server.ts";
import type { SearchTransport } from "../app/site/search-client.server.ts";
import type { SiteOptions } from "../app/site/site.server.ts";
import type { Configuration } from "./configuration.ts";
import { createEmbeddedSearch, type IndexState, type SearchFreshness } from "./create-embedded-search.ts";
import type { Log } from "./log.ts";
import { httpSearchTransport } from "./search-transport.ts";
import { toIndexUid } from "./to-index-uid.ts";

export type { IndexState } from "./create-embedded-search.ts";

export interface Search {
  /** What the site is told of its search engine. */
  forSite: SiteOptions["search"];
  /** The calls of the embedded engine; null where another engine answers. */
  fetch: ((request: Request) => Promise<Response>) | null;
  /** Lets the embedded engine take over what the content provider has now; only of these texts (`concept/k3b…`), where they are named. */
  refill: (texts?: readonly string[] | null) => void;
  /** Whether the embedded engine holds what the provider has; null where another engine answers, which does not say. */
  freshness: () => SearchFreshness | null;
  /** The indexes that are searched. Rejects where the engine does not answer or lacks one. */
  listIndexes: () => Promise<IndexState[]>;
}

type Settings = Pick<
  Configuration,
  "contentApiToken" | "searchAdminKey" | "searchIndexPattern" | "searchKey" | "searchUrl"
> &
  Partial<Pick<Configuration, "comingSoon" | "contentApiUrl" | "contentDir">>;

type Given = {
  content: ContentTransport;
  /** Where search indexes are stored for the next start, and what tells their content from another's; without it, none are stored. */
  store?: { folder: string; readVersion: () => string };
  log: Log;
};

/**
 * The search engine of the site: the one that `SEARCH_URL` names, else the embedded one, which is filled from `content`.
 * @throws {Error} one line where the administrator's key is the public one
 */
export function createSearch(configuration: Settings, given: Given): Search {
  const { searchUrl, searchKey, searchIndexPattern: indexPattern } = configuration;
  if (searchUrl) {
    const transport = httpSearchTransport(searchUrl, searchKey);
    return {
      forSite: {
        transport,
        url: `${searchUrl}/multi-search`,
        key: searchKey,
        indexPattern,
      },
      fetch: null,
      refill: () => undefined,
      freshness: () => null,
      listIndexes: () => countDocuments(transport, configuration),
    };
  }
  const key = searchKey || PUBLIC_KEY;
  if (configuration.searchAdminKey === key)
    throw new Error("SEARCH_ADMIN_KEY: expected another key than the one that every page holds, got the same");
  const embedded = createEmbeddedSearch({
    searchKey: key,
    adminKey: configuration.searchAdminKey,
    listIndexes: (aside) => listIndexes(configuration, given, aside),
    listChanges: (texts) => listChanges(configuration, given, texts),
    log: given.log,
  });
  return {
    forSite: { transport: embedded.answer, url: "/multi-search", key, indexPattern },
    fetch: embedded.fetch,
    refill: (texts) => void embedded.refill(texts),
    freshness: embedded.freshness,
    listIndexes: embedded.listIndexes,
  };
}

/** Where no `SEARCH_KEY` is set. Not a secret, every page holds it; the same for every process of a site. */
const PUBLIC_KEY = "learn-bittensor-search";

const counted = z.object({
  results: z.array(z.object({ indexUid: z.string(), estimatedTotalHits: z.number() })),
});

/** An engine elsewhere says how much it holds by an empty search, with the key that visitors search with. */
async function countDocuments(transport: SearchTransport, settings: Settings): Promise<IndexState[]> {
  const announced: readonly string[] = settings.comingSoon ?? [];
  const sources = SOURCES.filter((source) => !announced.includes(source));
  const uids = sources.flatMap((source) =>
    LOCALES.map((locale) => toIndexUid(settings.searchIndexPattern, source, locale)),
  );
  const { status, body } = await transport({ queries: uids.map((indexUid) => ({ indexUid, q: "", limit: 0 })) });
  const parsed = counted.safeParse(body);
  if (status !== 200 || !parsed.success) throw new Error(`HTTP ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  return parsed.data.results.map(({ indexUid: uid, estimatedTotalHits: documents }) => {
    return { uid, documents, filledAt: null };
  });
}

/** What is searched, from whatever provider answers. What that needs is loaded with it, not at start. */
async function listIndexes(
  settings: Settings,
  { content, store, log }: Given,
  aside: { checkpoint: () => void } | null,
) {
  const { storeSearchIndexesOf, makeSearchIndexesOf } = await import("@learn-bittensor/search-engine/search-documents");
  const ask = await createExport(settings, content);
  const run = aside && settings.contentApiUrl ? takeItsTime(ask, aside.checkpoint) : ask;
  const options: SearchIndexesOptions = {
    ...(await readOptions(settings)),
    inThread: true,
    warn: (message, cause) => log({ level: "warn", message, cause }),
  };
  if (!store) return makeSearchIndexesOf(run, options);
  return storeSearchIndexesOf(run, { ...options, folder: store.folder, version: store.readVersion() });
}

async function listChanges(settings: Settings, { content }: Given, texts: readonly string[]) {
  const { listDocumentChanges } = await import("@learn-bittensor/search-engine/search-documents");
  return listDocumentChanges(await createExport(settings, content), texts, await readOptions(settings));
}

/** Asks a provider. It is one of many questions: others have their turn before each. */
async function createExport({ contentApiToken }: Settings, content: ContentTransport): Promise<RunExport> {
  const { createContentClient } = await import("../app/site/content-client.server.ts");
  const client = createContentClient(content, contentApiToken);
  return async (operation, variables) => {
    await others();
    return client.query(operation, variables);
  };
}

/** Leaves a provider elsewhere half of its time for pages. */
function takeItsTime(run: RunExport, checkpoint: () => void): RunExport {
  return async (operation, variables) => {
    checkpoint();
    const startedAt = performance.now();
    const answer = await run(operation, variables);
    await wait(performance.now() - startedAt);
    return answer;
  };
}

/** How indexes are named, and by which words readers ask. */
async function readOptions({ contentDir, searchIndexPattern }: Settings): Promise<SearchIndexesOptions> {
  const { readSearchWords } = await import("@learn-bittensor/provider/read-search-words");
  return {
    ...(contentDir !== undefined && { words: await readSearchWords(contentDir) }),
    toIndexUid: (source, locale) => toIndexUid(searchIndexPattern, source, locale),
  };
}
