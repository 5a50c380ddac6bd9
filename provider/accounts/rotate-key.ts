import { randomBytes } from "node:crypto";
import { addSigningKey } from "./credentials/signing-keys.ts";
import { LIFETIME_SECONDS } from "./credentials/tokens.ts";

/**
 * Has tokens signed with a new key from now on, while the site is serving. What older keys have signed is good until it ends
 * by itself; with `endsSessions`, which is for a key that somebody else may have read, it is over at once.
 */
export function rotateKey(
  dataDir: string,
  { now, endsSessions = false }: { now: number; endsSessions?: boolean },
): void {
  const endedBefore = endsSessions ? null : now - LIFETIME_SECONDS * 1_000;
  addSigningKey(dataDir, randomBytes, now, endedBefore);
}

if (import.meta.main) {
  const [option] = process.argv.slice(2);
  try {
    if (option && option !== "--end-sessions")
      throw new Error("usage: npm run accounts:rotate-key [-- --end-sessions]");
    rotateKey(process.env.DATA_DIR || "data", { now: Date.now(), endsSessions: option !== undefined });
    process.stdout.write("tokens are signed with a new key\n");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
