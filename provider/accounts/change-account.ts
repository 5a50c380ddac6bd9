import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type Place, readPlace } from "./read-place.ts";
import { type Account, type AccountStore, createAccountStore } from "./storage/account-store.ts";
import type { Database } from "./storage/database.ts";
import { databaseFile } from "./storage/open-database.ts";
import { openStorage } from "./storage/open-storage.ts";

/** Works on the accounts, while they may be in use. Throws where there are none. */
export async function workOnAccounts<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(place.dataDir);
  if (!place.databaseUrl && !existsSync(file))
    throw new Error(`${file}: expected the database of the accounts, found nothing`);
  const { database } = await openStorage({ ...place, random: randomBytes, log: console.error });
  try {
    return await database.write(() => work(database));
  } finally {
    await database.close();
  }
}

/** Changes an account by its name or address. Throws where there is none. */
export function changeAccount(
  place: Place,
  identifier: string,
  change: (accounts: AccountStore, account: Account) => Promise<void>,
): Promise<void> {
  return workOnAccounts(place, async (database) => {
    const accounts = createAccountStore(database, Date.now);
    const account =
      (await accounts.findByUsername(identifier)) ?? (await accounts.findByEmail(identifier.toLowerCase()));
    if (!account) throw new Error(`${identifier}: no account has this name or address`);
    await change(accounts, account);
  });
}

/** What a command changes of an account, or takes back with `--undo`. */
export async function runAccountCommand(
  usage: string,
  change: (place: Place, identifier: string, isDone: boolean) => Promise<void>,
): Promise<void> {
  const [identifier, option] = process.argv.slice(2);
  try {
    if (!identifier || (option && option !== "--undo")) throw new Error(`usage: ${usage} <name or address> [--undo]`);
    await change(readPlace(), identifier, option !== "--undo");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
