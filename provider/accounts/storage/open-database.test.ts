import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

describe("openDatabase", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "open-database-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("makes a database that nobody else may read", async () => {
    const database = openDatabase(join(folder, "data", "accounts.db"));
    expect((await stat(join(folder, "data"))).mode & 0o777).toBe(0o700);
    const files = await readdir(join(folder, "data"));
    expect(files).toEqual(expect.arrayContaining(["accounts.db", "accounts.db-wal"]));
    for (const file of files) expect((await stat(join(folder, "data", file))).mode & 0o777).toBe(0o600);
    database.close();
  });

  it("stores what was committed on the disk, and overwrites what was deleted", () => {
    const database = openDatabase(join(folder, "accounts.db"));
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(2);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("secure_delete")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5_000);
    expect(pragma("user_version")).toBe(MIGRATIONS.length);
    database.close();
  });

  it("finds again what it was given", () => {
    const first = openDatabase(join(folder, "accounts.db"));
    first.exec("INSERT INTO accounts VALUES (1, 'd', 'ada', 'ada', 'ada@example.test', 'hash', 0, 0, 1, 0, 0)");
    first.close();
    const second = openDatabase(join(folder, "accounts.db"));
    expect(second.prepare("SELECT username FROM accounts").all()).toEqual([{ username: "ada" }]);
    second.close();
  });

  it.each(MIGRATIONS.map((_, version) => version).slice(1))(
    "brings a database of version %i, filled, to the newest and loses nothing",
    (version) => {
      const file = join(folder, "accounts.db");
      const older = new DatabaseSync(file);
      for (const migration of MIGRATIONS.slice(0, version)) older.exec(migration);
      older.exec(`
        INSERT INTO accounts (document_id, username, username_key, email, password_hash, created_at, updated_at)
          VALUES ('d', 'ada', 'ada', 'ada@example.test', 'hash', 1, 2);
        INSERT INTO bookmarks (account_id, document_id, kind, slug, created_at, updated_at)
          VALUES (1, 'b', 'concept', 'staking', 3, 4);
        PRAGMA user_version = ${version};
      `);
      older.close();
      const newest = openDatabase(file);
      expect(Object.values(newest.prepare("PRAGMA user_version").get() ?? {})).toEqual([MIGRATIONS.length]);
      expect(newest.prepare("SELECT username, password_hash, updated_at FROM accounts").all()).toEqual([
        { username: "ada", password_hash: "hash", updated_at: 2 },
      ]);
      expect(newest.prepare("SELECT slug FROM bookmarks").all()).toEqual([{ slug: "staking" }]);
      newest.close();
    },
  );

  it("does not touch a database of a newer release", () => {
    const file = join(folder, "accounts.db");
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(() => openDatabase(file)).toThrow(`${file}: expected version ${MIGRATIONS.length} or older`);
  });
});
