import { randomBytes } from "node:crypto";
import { addSigningKey } from "./credentials/signing-keys.ts";
import { LIFETIME_SECONDS } from "./credentials/tokens.ts";
import { readPlace } from "./read-place.ts";
import { openPostgres } from "./storage/postgres/open-postgres.ts";
import { addPostgresKey } from "./storage/postgres/postgres-keyring.ts";

/**
 * Has tokens signed with a new key from now on, while the site is serving. What older keys have signed is good until it ends
 * by itself; with `endsSessions`, which is for a key that somebody else may have read, it is over at once.
 */
export function rotateKey(
  dataDir: string,
  { now, endsSessions = false }: { now: number; endsSessions?: boolean },
): void {
  addSigningKey(dataDir, randomBytes, now, endsSessions ? null : lastEnd(now));
}

/** The same for the keys in a PostgreSQL; every server knows of it within five seconds. */
export async function rotatePostgresKey(
  databaseUrl: string,
  { now, endsSessions = false }: { now: number; endsSessions?: boolean },
): Promise<void> {
  const database = await openPostgres(databaseUrl, console.error);
  try {
    await addPostgresKey(database, { random: randomBytes, now, endedBefore: endsSessions ? null : lastEnd(now) });
  } finally {
    await database.close();
  }
}

/** What retired before then has signed nothing that is good any more. */
function lastEnd(now: number): number {
  return now - LIFETIME_SECONDS * 1_000;
}

if (import.meta.main) {
  const [option] = process.argv.slice(2);
  try {
    if (option && option !== "--end-sessions")
      throw new Error("usage: npm run accounts:rotate-key [-- --end-sessions]");
    const wanted = { now: Date.now(), endsSessions: option !== undefined };
    const { dataDir, databaseUrl } = readPlace();
    if (databaseUrl) await rotatePostgresKey(databaseUrl, wanted);
    else rotateKey(dataDir, wanted);
    process.stdout.write("tokens are signed with a new key\n");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
