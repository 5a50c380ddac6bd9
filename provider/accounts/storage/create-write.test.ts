import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWrite } from "./create-write.ts";

describe("createWrite", () => {
  it("answers each of what comes at the same time", async () => {
    const { database, write, insert } = aDatabase();
    const writes = ["a", "b", "c"].map((text) => write(() => insert(text)));
    expect(await Promise.all(writes)).toEqual([1, 2, 3]);
    expect(listTexts(database)).toEqual(["a", "b", "c"]);
  });

  it("answers only what has been committed", async () => {
    const { database, write, insert } = aDatabase();
    await write(() => insert("a"));
    expect(database.isTransaction).toBe(false);
  });

  it("undoes work that throws, alone", async () => {
    const { database, write, insert } = aDatabase();
    const sound = write(() => insert("sound"));
    const broken = write(() => {
      insert("half");
      throw new Error("broken");
    });
    const later = write(() => insert("later"));
    await expect(broken).rejects.toThrow("broken");
    await Promise.all([sound, later]);
    expect(listTexts(database)).toEqual(["sound", "later"]);
  });

  it("fails what cannot be committed, and goes on", async () => {
    const { database, write, insert } = aDatabase();
    const broken = write(() => {
      insert("broken");
      database.exec("ROLLBACK");
    });
    await expect(broken).rejects.toThrow("no transaction is active");
    await write(() => insert("later"));
    expect(listTexts(database)).toEqual(["later"]);
  });

  it("waits while another process holds the database, and stops nobody meanwhile", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "group-commit-")), "texts.db");
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    const { database, write, insert } = aDatabase(file);
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    const first = write(() => insert("first"));
    // Were the event loop stopped, the other's end of work would not come before this one gives up.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const second = write(() => insert("second"));
    other.exec("COMMIT");
    other.close();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    expect(listTexts(database)).toEqual(["first", "second"]);
    database.close();
  });

  it("fails what comes when the database is closed", async () => {
    const { database, write, insert } = aDatabase();
    database.close();
    await expect(write(() => insert("late"))).rejects.toThrow("finalized");
  });
});

function aDatabase(file = ":memory:") {
  const database = new DatabaseSync(file, { timeout: 200 });
  database.exec("CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT) STRICT");
  const statement = database.prepare("INSERT INTO texts (text) VALUES (?)");
  return {
    database,
    write: createWrite(database, new AsyncLocalStorage()),
    insert: (text: string) => Number(statement.run(text).lastInsertRowid),
  };
}

function listTexts(database: DatabaseSync): unknown[] {
  return database
    .prepare("SELECT text FROM texts ORDER BY id")
    .all()
    .map(({ text }) => text);
}
