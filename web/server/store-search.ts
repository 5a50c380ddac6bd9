/**
 * Stores the search indexes in a folder, for a site that starts with it:
 * `node web/server/store-search.ts content web/build/content.snapshot web/build/search`.
 */
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { readSearchWords } from "@learn-bittensor/provider/read-search-words";
import { type RunExport, storeSearchIndexesOf } from "@learn-bittensor/search-engine/search-documents";
import { createContentClient } from "../app/site/content-client.server.ts";
import { searchVersionOf } from "./search-version.ts";

const [contentDir = "", snapshotFile = "", folder = ""] = process.argv.slice(2);

function fail(message: string, cause: unknown): void {
  process.stderr.write(`${message} (${cause})\n`);
  process.exitCode = 1;
}

async function storeSearch(): Promise<void> {
  const provider = await createProvider({ contentDir, snapshot: { file: snapshotFile, warn: fail } });
  const client = createContentClient(provider.answer, "");
  const version = searchVersionOf(provider.version);
  const run: RunExport = (operation, variables) => client.query(operation, variables);
  // A start takes them as they are stored: how readers ask has to be in them.
  const words = await readSearchWords(contentDir);
  // Each is stored as it comes.
  for await (const _ of storeSearchIndexesOf(run, { folder, version, words, warn: fail }));
}

await storeSearch();
