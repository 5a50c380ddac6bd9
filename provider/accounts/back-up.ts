import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { databaseFile } from "./storage/open-database.ts";

const OWNER_ONLY = 0o600;
/** In one step: a copy in several is begun anew whenever something is written. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the accounts in `dataDir` to the file `target`, while they are in use: what was committed before is in the copy,
 * and the copy is whole. An older copy stays until the new one has been checked.
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
    tidyUp(draft);
    chmodSync(draft, OWNER_ONLY);
    renameSync(draft, target);
  } finally {
    database.close();
    rmSync(draft, { force: true });
  }
}

function tidyUp(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // One file is easier to carry than a file and what belongs to it.
    copy.exec("PRAGMA journal_mode = DELETE");
    // Pages that were divided or joined may still hold copies of what was deleted since.
    copy.exec("VACUUM");
    const found = copy.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (found !== "ok") throw new Error(`${file}: expected a whole database, got "${found}"`);
  } finally {
    copy.close();
  }
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  try {
    if (!target) throw new Error("usage: node provider/accounts/back-up.ts <target file>");
    await backUpAccounts(process.env.DATA_DIR || "data", target);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
