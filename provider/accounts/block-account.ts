import { existsSync } from "node:fs";
import { createAccountStore } from "./storage/account-store.ts";
import { createWrite } from "./storage/create-write.ts";
import { databaseFile, openDatabase } from "./storage/open-database.ts";

/** Blocks an account by its name or address, while it may be in use, or lifts the block. Throws where there is none. */
export async function blockAccount(dataDir: string, identifier: string, isBlocked = true): Promise<void> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`${file}: expected the database of the accounts, found nothing`);
  const database = openDatabase(file);
  try {
    const accounts = createAccountStore(database, Date.now);
    await createWrite(database)(() => {
      const account = accounts.findByUsername(identifier) ?? accounts.findByEmail(identifier.toLowerCase());
      if (!account) throw new Error(`${identifier}: no account has this name or address`);
      accounts.setBlocked(account, isBlocked);
    });
  } finally {
    database.close();
  }
}

if (import.meta.main) {
  const [identifier, option] = process.argv.slice(2);
  try {
    if (!identifier || (option && option !== "--undo")) {
      throw new Error("usage: node provider/accounts/block-account.ts <name or address> [--undo]");
    }
    await blockAccount(process.env.DATA_DIR || "data", identifier, option !== "--undo");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
