import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { KEY_FILE, KEY_TABLE, refusePostgres } from "./back-up.ts";
import { readPlace } from "./read-place.ts";
import { databaseFile, openDatabase } from "./storage/open-database.ts";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const keyRows = z.array(z.object({ name: z.string().regex(KEY_FILE), content: z.instanceof(Uint8Array) })).min(1);

/**
 * Puts the copy `file` in the place of the accounts in `dataDir`, signing keys included. Everything is checked beside
 * them first: a copy that is refused changes nothing. Answers where the database that was there stands now, or null.
 *
 * @throws {Error} where a server uses the folder, or the file is no whole copy
 */
export function restoreAccounts(file: string, dataDir: string): string | null {
  if (!existsSync(file)) throw new Error(`${file}: expected a backup, found nothing`);
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const target = databaseFile(dataDir);
  refuseRunningServer(target);
  const draft = `${target}.restored`;
  try {
    copyFileSync(file, draft);
    const keys = takeKeys(draft, file);
    openDatabase(draft).close();
    for (const { name, content } of keys) {
      const path = join(dataDir, name);
      writeFileSync(`${path}.restored`, content, { mode: OWNER_ONLY, flush: true });
      renameSync(`${path}.restored`, path);
    }
    const restored = new Set(keys.map(({ name }) => name));
    for (const name of readdirSync(dataDir)) {
      if (KEY_FILE.test(name) && !restored.has(name)) rmSync(join(dataDir, name));
    }
    const former = existsSync(target) ? `${target}.before-restore` : null;
    if (former) renameSync(target, former);
    for (const end of ["-wal", "-shm"]) rmSync(target + end, { force: true });
    renameSync(draft, target);
    return former;
  } finally {
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(draft + end, { force: true });
  }
}

/** Whoever has the database open keeps it from leaving its write-ahead log; a broken one nobody can have open. */
function refuseRunningServer(file: string): void {
  if (!existsSync(file)) return;
  let mode: unknown;
  const database = new DatabaseSync(file);
  try {
    mode = database.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode;
  } catch (error) {
    if (!/locked|busy/.test(String(error))) return;
  } finally {
    database.close();
  }
  if (mode !== "delete") throw new Error(`${file}: in use; stop the site first`);
}

/** The keys in a copy, which no longer holds them afterwards. */
function takeKeys(draft: string, file: string) {
  try {
    const copy = new DatabaseSync(draft);
    try {
      const found = copy.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
      if (found !== "ok") throw new Error(String(found));
      const keys = keyRows.parse(copy.prepare(`SELECT name, content FROM ${KEY_TABLE}`).all());
      copy.exec(`PRAGMA secure_delete = ON; DROP TABLE ${KEY_TABLE}; VACUUM`);
      return keys;
    } finally {
      copy.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: expected a whole backup of this site (${reason})`, { cause });
  }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  try {
    const { dataDir, databaseUrl } = readPlace();
    refusePostgres(databaseUrl);
    if (!file) throw new Error("usage: npm run restore -- FILE");
    const former = restoreAccounts(file, dataDir);
    process.stdout.write(`restored${former ? `; what was there before: ${former}` : ""}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
