import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { type Place, readPlace } from "./read-place.ts";
import { databaseFile } from "./storage/open-database.ts";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** In one step: a copy in several is begun anew whenever something is written. */
const ALL_PAGES = 2 ** 31 - 1;

/** The files beside the database without which nobody stays signed in: the keys that tokens are signed with. */
export const KEY_FILE = /^signing-keys?(?:\.json)?$/;

/** In the copy only: `KEY_FILE`s by name. */
export const KEY_TABLE = "backup_files";

const NAME = /^learn-bittensor-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3})Z\.backup$/;

/** Copies the accounts in `dataDir` to a new file in `folder`, named by the time, and answers its path. */
export async function backUpToFolder(dataDir: string, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const target = join(folder, `learn-bittensor-${now.toISOString().replace(/[:.]/g, "-")}.backup`);
  await backUpAccounts(dataDir, target);
  return target;
}

/** The copies that stand in `folder`, the newest first. */
export function listBackups(folder: string): { file: string; madeAt: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, time] = NAME.exec(name) ?? [];
      if (time === undefined) return [];
      const madeAt = Date.parse(`${time.replace(/T(\d\d)-(\d\d)-(\d\d)-/, "T$1:$2:$3.")}Z`);
      return [{ file: join(folder, name), madeAt }];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
}

/**
 * Copies the accounts in `dataDir` and their signing keys to the file `target`, while they are in use: what was committed
 * before is in the copy, and the copy is whole. An older copy stays until the new one has been checked.
 */
export async function backUpAccounts(dataDir: string, target: string): Promise<void> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`${file}: expected the database of the accounts, found nothing`);
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, "wx", OWNER_ONLY));
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, draft, { rate: ALL_PAGES });
    complete(draft, dataDir);
    chmodSync(draft, OWNER_ONLY);
    renameSync(draft, target);
  } finally {
    database.close();
    rmSync(draft, { force: true });
  }
}

function complete(file: string, dataDir: string): void {
  const copy = new DatabaseSync(file);
  try {
    // One file is easier to carry than a file and what belongs to it.
    copy.exec("PRAGMA journal_mode = DELETE");
    copy.exec(`CREATE TABLE ${KEY_TABLE} (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT`);
    const keep = copy.prepare(`INSERT INTO ${KEY_TABLE} VALUES (?, ?)`);
    for (const name of readdirSync(dataDir)) if (KEY_FILE.test(name)) keep.run(name, readFileSync(join(dataDir, name)));
    // Pages that were divided or joined may still hold copies of what was deleted since.
    copy.exec("VACUUM");
    const found = copy.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (found !== "ok") throw new Error(`${file}: expected a whole database, got "${found}"`);
  } finally {
    copy.close();
  }
}

/** What stands in PostgreSQL, its own programs copy better: keys included, in one state. Throws where there is one. */
export function refusePostgres(databaseUrl: Place["databaseUrl"]): void {
  if (databaseUrl) {
    throw new Error(
      "DATABASE_URL: the accounts are in PostgreSQL; copy them with pg_dump --format=custom --file=FILE, put them back with pg_restore",
    );
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  try {
    const { dataDir, databaseUrl } = readPlace();
    refusePostgres(databaseUrl);
    if (!folder) throw new Error("usage: npm run backup -- FOLDER");
    process.stdout.write(`${await backUpToFolder(dataDir, folder, new Date())}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
