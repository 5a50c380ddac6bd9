import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { createRowMemory } from "./remember-rows.ts";

it("reads a row once, however often it is asked for", () => {
  const { ask, readings } = aWorld();
  expect([ask("a"), ask("a"), ask("b"), ask("a")]).toEqual(["one", "one", "one", "one"]);
  expect(readings).toEqual(["a", "b"]);
});

it.each(["here", "elsewhere"] as const)("reads it again after anything was written %s", (where) => {
  const world = aWorld();
  world.ask("a");
  world[where].exec("UPDATE rows SET text = 'two' WHERE key = 'a'");
  expect([world.ask("a"), world.ask("a")]).toEqual(["two", "two"]);
  expect(world.readings).toEqual(["a", "a"]);
  world[where].exec("DELETE FROM rows");
  expect(world.ask("a")).toBeNull();
});

it("forgets nothing for what another one only reads or takes back", () => {
  const { ask, readings, elsewhere } = aWorld();
  ask("a");
  elsewhere.prepare("SELECT * FROM rows").all();
  elsewhere.exec("BEGIN IMMEDIATE; DELETE FROM rows; ROLLBACK");
  expect(ask("a")).toBe("one");
  expect(readings).toEqual(["a"]);
});

it("does not remember what a transaction sees, which may be taken back", () => {
  const { ask, here } = aWorld();
  expect(ask("a")).toBe("one");
  here.exec("BEGIN; UPDATE rows SET text = 'two'");
  expect([ask("a"), ask("b")]).toEqual(["two", "two"]);
  here.exec("ROLLBACK");
  expect([ask("a"), ask("b")]).toEqual(["one", "one"]);
});

it("hands a request what has been read for it already, and what was written here since", () => {
  const { ask, askAgain, here, elsewhere, readings } = aWorld();
  expect([ask("a"), askAgain("a"), askAgain("b")]).toEqual(["one", "one", "one"]);
  expect(readings).toEqual(["a", "b"]);
  elsewhere.exec("UPDATE rows SET text = 'two'");
  expect([askAgain("a"), ask("a"), askAgain("a")]).toEqual(["one", "two", "two"]);
  here.exec("UPDATE rows SET text = 'three'");
  expect(askAgain("a")).toBe("three");
  here.exec("BEGIN; DELETE FROM rows");
  expect(askAgain("a")).toBeNull();
  here.exec("ROLLBACK");
  expect(askAgain("a")).toBe("three");
});

it("does not remember that a row is missing", () => {
  const { ask, readings } = aWorld();
  expect([ask("c"), ask("c")]).toEqual([null, null]);
  expect(readings).toEqual(["c", "c"]);
});

it("remembers no more than it may", () => {
  const { ask, readings } = aWorld({ most: 1 });
  for (const key of ["a", "b", "a"]) ask(key);
  expect(readings).toEqual(["a", "b", "a"]);
});

/** A table with the rows `a` and `b`, and two connections to it. */
function aWorld({ most = 10 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "rows-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const here = new DatabaseSync(join(folder, "rows.db"));
  const elsewhere = new DatabaseSync(join(folder, "rows.db"));
  for (const database of [here, elsewhere]) onTestFinished(() => database.close());
  here.exec("PRAGMA journal_mode = WAL; CREATE TABLE rows (key TEXT, text TEXT)");
  here.exec("INSERT INTO rows VALUES ('a', 'one'), ('b', 'one')");
  const select = here.prepare("SELECT text FROM rows WHERE key = ?");
  const memory = createRowMemory<{ text: string }>(here, { most });
  const readings: string[] = [];
  const read = (key: string) => {
    readings.push(key);
    const row = select.get(key);
    return row ? { text: String(row.text) } : null;
  };
  return {
    here,
    elsewhere,
    readings,
    ask: (key: string) => memory.read(key, () => read(key))?.text ?? null,
    askAgain: (key: string) => memory.readAgain(key, () => read(key))?.text ?? null,
  };
}
