import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  askTestPostgres,
  findTestPostgres,
  makeTestSchema,
} from "../../provider/accounts/storage/postgres/test-postgres.ts";

/** Where a site stores accounts, looked at from beside it. */
export interface AccountsPlace {
  name: string;
  settings: Record<string, string>;
  /** What the database itself finds wrong, before anybody else has opened it after a kill. */
  listFaults: () => string[];
  /** Of accounts that have a password. */
  listUsernames: () => Promise<Set<string>>;
  remove: () => Promise<void>;
}

const USERNAMES = "SELECT username FROM accounts WHERE length(password_hash) > 20";

export function inSqlite(dataFolder: string): AccountsPlace {
  const file = path.join(dataFolder, "accounts.db");
  return {
    name: "SQLite",
    settings: {},
    listFaults() {
      using database = new DatabaseSync(file);
      const integrity = database.prepare("PRAGMA integrity_check").all();
      const foreign = database.prepare("PRAGMA foreign_key_check").all();
      const told = integrity.map(({ integrity_check }) => String(integrity_check)).filter((line) => line !== "ok");
      return [...told, ...foreign.map((row) => JSON.stringify(row))];
    },
    async listUsernames() {
      using database = new DatabaseSync(file, { readOnly: true });
      return new Set(database.prepare(USERNAMES).all().map(usernameOf));
    },
    remove: async () => undefined,
  };
}

/** In a schema of its own; null, and one line that says so, where there is no PostgreSQL. It goes on while the site is killed. */
export async function inPostgres(): Promise<AccountsPlace | null> {
  const found = await findTestPostgres();
  if (!found) return null;
  const { url, drop } = await makeTestSchema(found);
  return {
    name: "PostgreSQL",
    settings: { DATABASE_URL: url },
    listFaults: () => [],
    listUsernames: async () => new Set((await askTestPostgres(url, USERNAMES)).map(usernameOf)),
    remove: drop,
  };
}

function usernameOf({ username }: Record<string, unknown>): string {
  return String(username);
}
