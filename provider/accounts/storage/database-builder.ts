import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { createAccountStore } from "./account-store.ts";
import { MIGRATIONS } from "./migrations.ts";

/** For tests: an empty database in memory, with Ada's account, and a clock that stands still. */
export function aDatabase() {
  const database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) database.exec(migration);
  let now = 1_000_000;
  const clock = () => now;
  const accounts = createAccountStore(database, clock);
  const ada = accounts.insert({
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
