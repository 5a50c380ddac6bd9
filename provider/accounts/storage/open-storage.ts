import { createKeyring, type Keyring } from "../credentials/keyring.ts";
import type { Log } from "../log.ts";
import type { Random } from "../random-text.ts";
import type { Database } from "./database.ts";
import { databaseFile } from "./open-database.ts";
import { openSqlite } from "./sqlite-database.ts";

type Place = {
  dataDir: string;
  /** The PostgreSQL in place of the folder. Its client is loaded only where there is one. */
  databaseUrl?: string | null | undefined;
  random: Random;
  log: Log;
};

/** Where accounts are stored, and the keys that their tokens are signed with. */
export async function openStorage({ dataDir, databaseUrl, random, log }: Place): Promise<{
  database: Database;
  keys: Keyring;
}> {
  if (!databaseUrl) {
    const keys = createKeyring(dataDir, random);
    return { database: openSqlite(databaseFile(dataDir)), keys };
  }
  const { openPostgres } = await import("./postgres/open-postgres.ts");
  const { createPostgresKeyring } = await import("./postgres/postgres-keyring.ts");
  const database = await openPostgres(databaseUrl, log);
  return { database, keys: createPostgresKeyring(database, random) };
}
