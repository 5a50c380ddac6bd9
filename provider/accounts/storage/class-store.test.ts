import { describe, expect, it } from "vitest";
import { CLASS_LIMITS } from "../classes/class-rules.ts";
import { createClassStore } from "./class-store.ts";
import { aDatabase } from "./database-builder.ts";

const DAY_MS = 86_400_000;
const MADE = {
  ...{ readersKey: "read", teachersKey: "teach", locale: "de", steps: ["/concepts", "/lab/pool?s=1"] },
  ...{ quiz: "staking", questions: ["one", "two"] },
};

describe("createClassStore", () => {
  it("finds a class by each of its keys, and by no other", async () => {
    const { classes } = await aStore();
    const { steps, quiz, questions, locale } = await classes.add(MADE);
    expect({ steps, quiz, questions, locale }).toEqual({
      ...{ steps: MADE.steps, quiz: "staking", questions: ["one", "two"], locale: "de" },
    });
    expect(await classes.findForReaders("read")).toMatchObject({ steps: MADE.steps });
    expect(await classes.findForTeacher("teach")).toMatchObject({ quiz: "staking" });
    expect(await classes.findForReaders("teach")).toBeNull();
    expect(await classes.findForTeacher("read")).toBeNull();
    expect(await classes.findForReaders("")).toBeNull();
  });

  it("stores no key, only what cannot be turned back into one", async () => {
    const { classes, database } = await aStore();
    await classes.add(MADE);
    const rows = await database.prepare("SELECT readers_hash, teachers_hash FROM classes").all();
    expect(JSON.stringify(rows)).not.toMatch(/"(?:read|teach)"/);
  });

  it("counts devices that do something at once, each one", async () => {
    const { classes, database } = await aStore();
    const stored = await classes.add(MADE);
    const once = () => database.write(() => classes.count(stored, "opened", 1));
    await Promise.all(Array.from({ length: 30 }, once));
    await database.write(() => classes.count(stored, "right", 0));
    const devices = await classes.countsOf(stored);
    expect([devices("opened", 0), devices("opened", 1), devices("right", 0), devices("wrong", 0)]).toEqual([
      ...[0, 30, 1, 0],
    ]);
  });

  it("counts nothing that the class does not have, and no more than a class can be", async () => {
    const { classes, database } = await aStore();
    const stored = await classes.add(MADE);
    await classes.count(stored, "opened", 2);
    await database.prepare("UPDATE class_counts SET devices = 999 WHERE kind = 'joined'").run();
    for (let device = 0; device < 3; device += 1) await classes.count(stored, "joined", 0);
    const devices = await classes.countsOf(stored);
    expect([devices("opened", 2), devices("joined", 0)]).toEqual([0, 1_000]);
  });

  it("ends a class by itself, and forgets it with its counts", async () => {
    const { classes, database, passTime } = await aStore();
    await classes.add(MADE);
    passTime(CLASS_LIMITS.days * DAY_MS - 1);
    expect(await classes.findForReaders("read")).not.toBeNull();
    await classes.removeEnded();
    expect(await classes.countAll()).toBe(1);
    passTime(1);
    expect(await classes.findForReaders("read")).toBeNull();
    expect(await classes.findForTeacher("teach")).toBeNull();
    await classes.removeEnded();
    expect(await classes.countAll()).toBe(0);
    expect(await database.prepare("SELECT * FROM class_counts").all()).toEqual([]);
  });

  it("deletes a class that is ended, and no other", async () => {
    const { classes } = await aStore();
    const stored = await classes.add(MADE);
    await classes.add({ ...MADE, readersKey: "other", teachersKey: "else" });
    await classes.end(stored);
    expect(await classes.findForReaders("read")).toBeNull();
    expect(await classes.findForReaders("other")).not.toBeNull();
  });

  it("makes room by the oldest that nobody has used for a day", async () => {
    const { classes, passTime } = await aStore();
    await classes.count(await classes.add(MADE), "joined", 0);
    passTime(1);
    await classes.add({ ...MADE, readersKey: "second", teachersKey: "2" });
    await classes.add({ ...MADE, readersKey: "third", teachersKey: "3" });
    expect(await classes.removeUnused()).toBe(false);
    passTime(DAY_MS);
    expect(await classes.countMadeSince(1_000_000)).toBe(2);
    expect(await classes.removeUnused()).toBe(true);
    expect(await classes.findForReaders("second")).toBeNull();
    expect(await classes.removeUnused()).toBe(true);
    expect(await classes.removeUnused()).toBe(false);
    expect(await classes.findForReaders("read")).not.toBeNull();
  });
});

async function aStore() {
  const { database, clock, passTime } = await aDatabase();
  return { classes: createClassStore(database, clock), database, passTime };
}
