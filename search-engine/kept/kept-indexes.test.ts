import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SearchIndex } from "../documents/make-search-indexes.ts";
import { keepIndex, keepList, readKeptIndex, readKeptList } from "./kept-indexes.ts";

const CONCEPTS: SearchIndex = {
  source: "concept",
  locale: "ko",
  settings: { searchableAttributes: ["title"] },
  documents: [{ id: "1", title: "합의" }],
};

describe("kept indexes", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kept-indexes-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const keep = (version: string) => keepList(folder, version, [keepIndex(folder, CONCEPTS)]);

  it("are read as they were kept", () => {
    keep("one");
    const [kept] = readKeptList(folder, "one")?.indexes ?? [];
    expect(kept).toMatchObject({ source: "concept", locale: "ko", documents: 1 });
    const { settings, documents } = CONCEPTS;
    expect(readKeptIndex(join(folder, kept?.file ?? ""))).toEqual({ settings, documents });
  });

  it("are those of other content until it has its own", () => {
    keep("code one");
    expect(readKeptList(folder, "code two")).toMatchObject({ version: "code one", indexes: [{ source: "concept" }] });
  });

  it("are none of other code, of an empty folder, or of one that is not there", () => {
    expect(readKeptList(folder, "one")).toBeNull();
    expect(readKeptList(join(folder, "nowhere"), "one")).toBeNull();
    keep("one");
    expect(readKeptList(folder, "two")).toBeNull();
  });

  it.each([
    ["is cut off", (whole: Buffer) => whole.subarray(0, -4)],
    ["is another", () => Buffer.from("{}")],
    ["is empty", () => Buffer.alloc(0)],
  ])("are none where a file %s", async (_, damage) => {
    keep("one");
    const path = join(folder, readKeptList(folder, "one")?.indexes[0]?.file ?? "");
    await writeFile(path, damage(await readFile(path)));
    expect(readKeptList(folder, "one")).toBeNull();
  });

  it("are none where the list is broken or a file is gone", async () => {
    keep("one");
    const [kept] = readKeptList(folder, "one")?.indexes ?? [];
    await rm(join(folder, kept?.file ?? ""));
    expect(readKeptList(folder, "one")).toBeNull();
    await writeFile(join(folder, "indexes.json"), "{");
    expect(readKeptList(folder, "one")).toBeNull();
  });

  it("stay for a day when others have come, for whoever reads them", async () => {
    keep("one");
    const before = await readdir(folder);
    const others = { ...CONCEPTS, documents: [{ id: "2", title: "스테이킹" }] };
    const keepOthers = () => keepList(folder, "two", [keepIndex(folder, others)]);
    keepOthers();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const file of before) await utimes(join(folder, file), yesterday, yesterday);
    keepOthers();
    expect(await readdir(folder)).toHaveLength(2);
    expect(readKeptList(folder, "two")?.indexes).toHaveLength(1);
  });
});
