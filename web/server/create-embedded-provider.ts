import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import type { Configuration } from "./configuration.ts";
import type { Log } from "./log.ts";

/**
 * The content provider in this process.
 * @throws {Error} one line where `CONTENT_DIR` holds no content, one for each mistake in the content files
 */
export async function createEmbeddedProvider(
  { contentDir, contentApiToken }: Pick<Configuration, "contentDir" | "contentApiToken">,
  { introspection, log }: { introspection: boolean; log: Log },
) {
  await refuseFolderWithoutContent(contentDir);
  return createProvider({
    contentDir,
    apiTokens: contentApiToken ? [contentApiToken] : [],
    introspection,
    log: (cause) => log({ level: "error", message: "the content provider failed", cause }),
  });
}

/** A site without a single English file would start and say 404 to everybody. */
async function refuseFolderWithoutContent(contentDir: string): Promise<void> {
  const expectation = `CONTENT_DIR: expected a folder with content (${DEFAULT_LOCALE}/…), got ${JSON.stringify(contentDir)}`;
  const files = await readdir(join(contentDir, DEFAULT_LOCALE), { recursive: true }).catch((cause) => {
    throw new Error(expectation, { cause });
  });
  if (!files.some((file) => /\.(md|ya?ml)$/.test(file))) throw new Error(expectation);
}
