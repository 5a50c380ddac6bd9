import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { blockAccount } from "@learn-bittensor/provider/block-account";
import { createAccounts } from "@learn-bittensor/provider/create-accounts";
import { createMail } from "@learn-bittensor/provider/create-mail";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { createApi } from "./create-api.ts";
import { findCode } from "./find-code.ts";
import type { StoryApi } from "./story-api.ts";

const API_TOKEN = "a-read-only-api-token";
/** Of the reference's configuration. */
const ALLOWED_ORIGIN = "http://127.0.0.1:5173";
const SITE_URL = "https://site.test";
/** Passwords are checked in no time here. */
const CHEAP = { memoryKib: 8, passes: 1 };
/** Between two requests: six of them fit into a minute, ten are allowed. */
const STEP_MS = 10_000;

/**
 * The embedded provider on the content of this folder and accounts of its own, or where `TEST_ACCOUNTS_ON` names a PostgreSQL,
 * there; and an operator's hands on it.
 */
export async function createEmbeddedApi(): Promise<StoryApi> {
  const databaseUrl = process.env.TEST_ACCOUNTS_ON || null;
  const dataDir = await mkdtemp(join(tmpdir(), "contract-"));
  const outboxDir = join(dataDir, "outbox");
  let now = Date.parse("2026-11-20T05:09:04Z");
  let isMailBroken = false;
  const clock = () => now;
  const ignore = () => undefined;
  const outbox = createMail({ siteUrl: SITE_URL, outboxDir, clock, log: ignore });
  const unreachable = createMail({ siteUrl: SITE_URL, outboxDir: "/dev/null/outbox", clock, log: ignore });
  const mailInUse = () => (isMailBroken ? unreachable : outbox);
  const accounts = await createAccounts({
    dataDir,
    databaseUrl,
    siteUrl: SITE_URL,
    mail: {
      send: (message) => mailInUse().send(message),
      isFailing: () => mailInUse().isFailing(),
      close: ignore,
    },
    log: ignore,
    clock,
    passwordCost: CHEAP,
    // The contract asks no more than its recordings show.
    findPasswordWeakness: null,
  });
  const provider = await createProvider({
    contentDir: fileURLToPath(new URL("content", import.meta.url)),
    apiTokens: [API_TOKEN],
    allowedOrigins: [ALLOWED_ORIGIN],
    accounts,
    log: ignore,
  });
  const { send } = createApi("http://provider.test", API_TOKEN, (request) => provider.fetch(request));

  return {
    send,

    passTime(): void {
      now += STEP_MS;
    },

    block: (name: string) => blockAccount({ dataDir, databaseUrl }, name),

    breakMail(): void {
      isMailBroken = true;
    },

    async readCode(address: string): Promise<string> {
      await accounts.settled();
      for (const file of (await readdir(outboxDir)).sort().reverse()) {
        const message = await readFile(join(outboxDir, file), "utf8");
        const code = message.includes(`To: ${address}`) && findCode(message);
        if (code) return code;
      }
      throw new Error(`the outbox: expected a message with a code to ${address}, found none`);
    },

    async close(): Promise<void> {
      await accounts.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
