/**
 * For `crash.test.ts`, which ends it in the middle: saves a thousand times progress and a bookmark together, for a new
 * account in the database of its first argument, ten at a time, and prints each one's slug when it has been acknowledged.
 */
import { randomBytes } from "node:crypto";
import { createDocumentId } from "../random-text.ts";
import { createAccountStore } from "./account-store.ts";
import { createBookmarkStore } from "./bookmark-store.ts";
import { createProgressStore } from "./progress-store.ts";
import { openSqlite } from "./sqlite-database.ts";

const ENTRIES = 1_000;
const AT_A_TIME = 10;

const [file = "", name = ""] = process.argv.slice(2);
const database = openSqlite(file);
const { write } = database;
const accounts = createAccountStore(database, Date.now);
const progress = createProgressStore(database, Date.now, randomBytes);
const bookmarks = createBookmarkStore(database, Date.now, randomBytes);
const account = await write(() =>
  accounts.insert({
    documentId: createDocumentId(randomBytes),
    username: name,
    email: `${name}@example.test`,
    passwordHash: "hash",
  }),
);

for (let first = 0; first < ENTRIES; first += AT_A_TIME) {
  const slugs = Array.from({ length: AT_A_TIME }, (_, index) => `${name}-${first + index}`);
  await Promise.all(slugs.map(save));
}

async function save(slug: string): Promise<void> {
  const news = { state: "started", percent: 50, startedAt: 1, completedAt: null } as const;
  await write(async () => {
    await progress.save(account.id, { kind: "concept", slug }, news);
    await bookmarks.save(account.id, { kind: "concept", slug }, null);
  });
  process.stdout.write(`${slug}\n`);
}
