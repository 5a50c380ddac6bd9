import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { createAccounts } from "@learn-bittensor/provider/create-accounts";
import { createMail } from "@learn-bittensor/provider/create-mail";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import type { MakeLimiter } from "@learn-bittensor/provider/rate-limiter";
import type { YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import { isCommonPassword } from "../app/features/account/common-passwords.server.ts";
import { LIMITS } from "../app/features/account/limits.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import type { Configuration } from "./configuration.ts";
import type { Log } from "./log.ts";

type Wanted = Pick<Configuration, "contentApiToken" | "contentDir" | "dataDir" | "mailFrom" | "siteUrl" | "smtpUrl"> &
  Partial<Pick<Configuration, "databaseUrl">>;

type Given = {
  introspection: boolean;
  /** The file that caches compiled content for the next start; without it, every start compiles. */
  snapshotFile?: string;
  /** Counts attempts with other nodes; in this process, unless said. */
  createLimiter?: MakeLimiter | undefined;
  /** Lets others have their turn of the event loop; by a line of its own, unless said. */
  yieldToEventLoop?: YieldToEventLoop;
  log: Log;
};

/**
 * The content provider in this process, with its accounts.
 * @throws {Error} one line where `CONTENT_DIR` holds no content or `DATA_DIR` cannot be used, one for each mistake in the
 * content files
 */
export async function createEmbeddedProvider(
  configuration: Wanted,
  { introspection, snapshotFile, createLimiter, yieldToEventLoop, log }: Given,
) {
  const { contentDir, contentApiToken } = configuration;
  await refuseFolderWithoutContent(contentDir);
  const { accounts, mail } = await openAccounts(configuration, { createLimiter, log });
  try {
    const provider = await createProvider({
      contentDir,
      ...(snapshotFile && { snapshot: { file: snapshotFile, warn } }),
      apiTokens: contentApiToken ? [contentApiToken] : [],
      accounts,
      introspection,
      ...(yieldToEventLoop && { yieldToEventLoop }),
      limits: { bodyBytes: BODY_LIMITS["/graphql"] },
      log: (cause) => log({ level: "error", message: "the content provider failed", cause }),
    });
    return { provider, isMailFailing: mail.isFailing, checkDatabase: accounts.check, close };
  } catch (error) {
    await close();
    throw error;
  }

  function warn(message: string, cause: unknown): void {
    log({ level: "warn", message, cause });
  }

  /** Finishes what has been begun, messages too, and lets go of the database. */
  async function close(): Promise<void> {
    await accounts.close();
    mail.close();
  }
}

async function openAccounts(
  { dataDir, databaseUrl, siteUrl, smtpUrl, mailFrom }: Wanted,
  { createLimiter, log }: Pick<Given, "createLimiter" | "log">,
) {
  const mail = createMail({ smtpUrl, from: mailFrom, siteUrl, outboxDir: join(dataDir, "outbox"), log });
  try {
    return {
      mail,
      accounts: await createAccounts({ dataDir, databaseUrl, siteUrl, mail, log, findPasswordWeakness, createLimiter }),
    };
  } catch (cause) {
    mail.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (databaseUrl) throw new Error(`DATABASE_URL: expected a database for accounts (${reason})`, { cause });
    throw new Error(`DATA_DIR: expected a folder for accounts, got ${JSON.stringify(dataDir)} (${reason})`, { cause });
  }
}

/** What the forms of the site ask of a password beyond the contract, for whoever sends one to `/graphql` without them; null where it will do. */
async function findPasswordWeakness(password: string): Promise<string | null> {
  if (Array.from(password).length < LIMITS.passwordMin)
    return `password must be at least ${LIMITS.passwordMin} characters`;
  return (await isCommonPassword(password)) ? "password is too common" : null;
}

/**
 * A site without a single English file would start and say 404 to everybody.
 * @throws {Error} one line where the folder is none
 */
export async function refuseFolderWithoutContent(contentDir: string): Promise<void> {
  const expectation = `CONTENT_DIR: expected a folder with content (${DEFAULT_LOCALE}/…), got ${JSON.stringify(contentDir)}`;
  const files = await readdir(join(contentDir, DEFAULT_LOCALE), { recursive: true }).catch((cause) => {
    throw new Error(expectation, { cause });
  });
  if (!files.some((file) => /\.(md|ya?ml)$/.test(file))) throw new Error(expectation);
}
