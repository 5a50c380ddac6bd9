import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SearchIndex } from "../documents/make-search-indexes.ts";
import { readStoredIndex, readStoredList, storeIndex, storeList } from "./stored-indexes.ts";

const CONCEPTS: SearchIndex = {
  source: "concept",
  locale: "ko",
  settings: { searchableAttributes: ["title"] },
  documents: [{ id: "1", title: "합의" }],
};

describe("stored indexes", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stored-indexes-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const store = (version: string) => storeList(folder, version, [storeIndex(folder, CONCEPTS)]);

  it("are read as they were stored", () => {
    store("one");
    const [stored] = readStoredList(folder, "one")?.indexes ?? [];
    expect(stored).toMatchObject({ source: "concept", locale: "ko", documents: 1 });
    const { settings, documents } = CONCEPTS;
    expect(readStoredIndex(join(folder, stored?.file ?? ""))).toEqual({ settings, documents });
  });

  it("are those of other content until it has its own", () => {
    store("code one");
    expect(readStoredList(folder, "code two")).toMatchObject({ version: "code one", indexes: [{ source: "concept" }] });
  });

  it("are none of other code, of an empty folder, or of one that is not there", () => {
    expect(readStoredList(folder, "one")).toBeNull();
    expect(readStoredList(join(folder, "nowhere"), "one")).toBeNull();
    store("one");
    expect(readStoredList(folder, "two")).toBeNull();
  });

  it.each([
    ["is cut off", (whole: Buffer) => whole.subarray(0, -4)],
    ["is another", () => Buffer.from("{}")],
    ["is empty", () => Buffer.alloc(0)],
  ])("are none where a file %s", async (_, damage) => {
    store("one");
    const path = join(folder, readStoredList(folder, "one")?.indexes[0]?.file ?? "");
    await writeFile(path, damage(await readFile(path)));
    expect(readStoredList(folder, "one")).toBeNull();
  });

  it("are none where the list is broken or a file is gone", async () => {
    store("one");
    const [stored] = readStoredList(folder, "one")?.indexes ?? [];
    await rm(join(folder, stored?.file ?? ""));
    expect(readStoredList(folder, "one")).toBeNull();
    await writeFile(join(folder, "indexes.json"), "{");
    expect(readStoredList(folder, "one")).toBeNull();
  });

  it("stay for a day when others have come, for whoever reads them", async () => {
    store("one");
    const before = await readdir(folder);
    const others = { ...CONCEPTS, documents: [{ id: "2", title: "스테이킹" }] };
    const storeOthers = () => storeList(folder, "two", [storeIndex(folder, others)]);
    storeOthers();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const file of before) await utimes(join(folder, file), yesterday, yesterday);
    storeOthers();
    expect(await readdir(folder)).toHaveLength(2);
    expect(readStoredList(folder, "two")?.indexes).toHaveLength(1);
  });
});
