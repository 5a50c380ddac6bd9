/**
 * Keeps what is searched in a folder, for a site that starts with it:
 * `node web/server/keep-search.ts content web/build/content.snapshot web/build/search`.
 */
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { readSearchWords } from "@learn-bittensor/provider/read-search-words";
import { keepSearchIndexesOf, type RunExport } from "@learn-bittensor/search-engine/search-documents";
import { createContentClient } from "../app/site/content-client.server.ts";
import { searchVersionOf } from "./search-version.ts";

const [contentDir = "", snapshotFile = "", folder = ""] = process.argv.slice(2);

function fail(message: string, cause: unknown): void {
  process.stderr.write(`${message} (${cause})\n`);
  process.exitCode = 1;
}

async function keepSearch(): Promise<void> {
  const provider = await createProvider({ contentDir, snapshot: { file: snapshotFile, warn: fail } });
  const client = createContentClient(provider.answer, "");
  const version = searchVersionOf(provider.version);
  const run: RunExport = (operation, variables) => client.query(operation, variables);
  // A start takes them as they are kept: how readers ask has to be in them.
  const words = await readSearchWords(contentDir);
  // Each is kept as it comes.
  for await (const _ of keepSearchIndexesOf(run, { folder, version, words, warn: fail }));
}

await keepSearch();
