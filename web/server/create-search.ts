import type { ContentTransport } from "../app/site/content-client.server.ts";
import type { SiteOptions } from "../app/site/site.server.ts";
import type { Configuration } from "./configuration.ts";
import { createEmbeddedSearch } from "./create-embedded-search.ts";
import type { Log } from "./log.ts";
import { httpSearchTransport } from "./search-transport.ts";
import { toIndexUid } from "./to-index-uid.ts";

export interface Search {
  /** What the site is told of its search engine. */
  forSite: SiteOptions["search"];
  /** The calls of the embedded engine; null where another engine answers. */
  fetch: ((request: Request) => Promise<Response>) | null;
  /** Lets the embedded engine take over what the content provider has now. */
  refill: () => void;
}

type Settings = Pick<
  Configuration,
  "contentApiToken" | "searchAdminKey" | "searchIndexPattern" | "searchKey" | "searchUrl"
>;

/**
 * The search engine of the site: the one that `SEARCH_URL` names, else the embedded one, which is filled from `content`.
 * @throws {Error} one line where the administrator's key is the public one
 */
export function createSearch(configuration: Settings, given: { content: ContentTransport; log: Log }): Search {
  const { searchUrl, searchKey, searchIndexPattern: indexPattern } = configuration;
  if (searchUrl) {
    return {
      forSite: {
        transport: httpSearchTransport(searchUrl, searchKey),
        url: `${searchUrl}/multi-search`,
        key: searchKey,
        indexPattern,
      },
      fetch: null,
      refill: () => undefined,
    };
  }
  const key = searchKey || PUBLIC_KEY;
  if (configuration.searchAdminKey === key)
    throw new Error("SEARCH_ADMIN_KEY: expected another key than the one that every page holds, got the same");
  const embedded = createEmbeddedSearch({
    searchKey: key,
    adminKey: configuration.searchAdminKey,
    listIndexes: () => listIndexes(configuration, given),
    log: given.log,
  });
  return {
    forSite: { transport: embedded.answer, url: "/multi-search", key, indexPattern },
    fetch: embedded.fetch,
    refill: () => void embedded.refill(),
  };
}

/** Where no `SEARCH_KEY` is set. Not a secret, every page holds it; the same for every process of a site. */
const PUBLIC_KEY = "learn-bittensor-search";

/** What is searched, from whatever provider answers. What that needs is loaded with it, not at start. */
async function listIndexes(
  { contentApiToken, searchIndexPattern }: Settings,
  { content, log }: { content: ContentTransport; log: Log },
) {
  const { createContentClient } = await import("../app/site/content-client.server.ts");
  const { makeSearchIndexesOf } = await import("@learn-bittensor/search-engine/search-documents");
  const client = createContentClient(content, contentApiToken);
  return makeSearchIndexesOf((operation, variables) => client.query(operation, variables), {
    toIndexUid: (source, locale) => toIndexUid(searchIndexPattern, source, locale),
    inThread: true,
    warn: (message, cause) => log({ level: "warn", message, cause }),
  });
}
