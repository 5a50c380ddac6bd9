import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS } from "./migrations.ts";

/** How long another process, as the command that blocks an account, may hold the database. */
const BUSY_TIMEOUT_MS = 5_000;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Where a data folder holds the accounts. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "accounts.db");
}

/** The database in `file`, made or brought up to date where it has to be; nobody but the owner may read it. */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  // SQLite gives the files beside it the same rights.
  closeSync(openSync(file, "a", OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  // FULL: what was committed is on the disk. Secure delete: what was deleted is overwritten, also for backups.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  try {
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A connection that only reads a database which `openDatabase` has made. */
export function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
}

/** Each migration with its version number in one transaction: one that is interrupted has not happened. */
function migrate(database: DatabaseSync, file: string): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > MIGRATIONS.length) {
      throw new Error(`${file}: expected version ${MIGRATIONS.length} or older, got ${version} of a newer release`);
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
