import { setTimeout as wait } from "node:timers/promises";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { readSearchWords } from "@learn-bittensor/provider/read-search-words";
import { listSearchIndexes } from "@learn-bittensor/search-engine/search-documents";
import { createMeilisearchCalls, createRelevanceCheck, syncIndexes } from "@learn-bittensor/search-engine/sync-indexes";
import { createContentClient } from "../app/site/content-client.server.ts";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import type { Configuration } from "./configuration.ts";
import { httpTransport } from "./content-transport.ts";
import { refuseFolderWithoutContent } from "./create-embedded-provider.ts";
import type { Log } from "./log.ts";
import { runStart } from "./run-start.ts";
import { toIndexUid } from "./to-index-uid.ts";

const MAY_SHRINK = "--may-shrink";

/** `npm run search:sync`: fills the search engine that `SEARCH_URL` names with what the content provider has. */
await runStart(async ({ configuration, log }) => {
  const { searchUrl, searchAdminKey, searchIndexPattern } = configuration;
  if (!searchUrl) throw new Error("SEARCH_URL: expected the address of the search engine to be filled, got nothing");
  if (!searchAdminKey) throw new Error("SEARCH_ADMIN_KEY: expected a key that may fill indexes, got nothing");
  const unknown = process.argv.slice(2).find((argument) => argument !== MAY_SHRINK);
  if (unknown !== undefined) throw new Error(`expected ${MAY_SHRINK} or nothing, got ${unknown}`);

  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const nameIndex = (source: Indexed, locale: Locale) => toIndexUid(searchIndexPattern, source, locale);
  const content = await createContent(configuration, log);
  const indexes = await listSearchIndexes((operation, variables) => content.query(operation, variables), {
    toIndexUid: nameIndex,
    words: await readSearchWords(configuration.contentDir),
    warn: (message, cause) => log({ level: "warn", message, cause }),
  });
  await syncIndexes({
    engine: createMeilisearchCalls({ url: searchUrl, adminKey: searchAdminKey, wait }),
    indexes,
    checkRelevance: createRelevanceCheck({ indexes, toIndexUid: nameIndex, tell }),
    mayShrink: process.argv.includes(MAY_SHRINK),
    tell,
  });
});

/** Published content, from whatever provider answers; the embedded one without accounts, which a running site holds. */
async function createContent({ contentApiUrl, contentApiToken, contentDir }: Configuration, log: Log) {
  if (contentApiUrl) {
    const { transport } = anyStrapiTransport(httpTransport(contentApiUrl), { token: contentApiToken, log });
    return createContentClient(transport, contentApiToken);
  }
  await refuseFolderWithoutContent(contentDir);
  const provider = await createProvider({
    contentDir,
    apiTokens: contentApiToken ? [contentApiToken] : [],
    log: (cause) => log({ level: "error", message: "the content provider failed", cause }),
  });
  return createContentClient(provider.answer, contentApiToken);
}
