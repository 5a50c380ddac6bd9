import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { createAccountStore } from "./account-store.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { emptyTestSchema } from "./postgres/test-postgres.ts";
import { toDatabase } from "./sqlite-database.ts";

/** For tests: an empty database, in memory unless `TEST_ACCOUNTS_ON` names a PostgreSQL, with Ada's account, and a clock that stands still. */
export async function aDatabase() {
  const database = await openEmpty(process.env.TEST_ACCOUNTS_ON);
  onTestFinished(database.close);
  let now = 1_000_000;
  const clock = () => now;
  const accounts = createAccountStore(database, clock);
  const ada = await accounts.insert({
    documentId: "a".repeat(24),
    username: "ada",
    email: "ada@example.test",
    passwordHash: "hash",
  });

  return {
    database,
    clock,
    random: randomBytes,
    accounts,
    ada,
    passTime(milliseconds: number): void {
      now += milliseconds;
    },
  };
}

async function openEmpty(url: string | undefined): Promise<Database> {
  if (url) {
    const database = await openPostgres(url, console.error);
    await emptyTestSchema(url);
    onTestFinished(() => emptyTestSchema(url));
    return database;
  }
  const memory = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) memory.exec(migration);
  return toDatabase(memory);
}
