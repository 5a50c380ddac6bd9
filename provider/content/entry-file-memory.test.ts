import { describe, expect, it } from "vitest";
import { createEntryFileMemory, type ReadEntryFile } from "./entry-file-memory.ts";

describe("createEntryFileMemory", () => {
  it("reads again what has changed, and nothing else", () => {
    const { readAll, read } = aReader();
    readAll({ a: "one", b: "one" });
    readAll({ a: "one", b: "two" });
    readAll({ b: "two", c: "one" });
    readAll({ a: "one", b: "two", c: "one" });
    expect(read).toEqual(["a one", "b one", "b two", "c one", "a one"]);
  });

  it("reads everything again where the same text may mean another thing", () => {
    const { readAll, read } = aReader();
    readAll({ a: "one" }, "some facts");
    readAll({ a: "one" }, "other facts");
    expect(read).toEqual(["a one", "a one"]);
  });

  it("reads a file with a mistake each time, so that the mistake is told each time", () => {
    const { readAll, read } = aReader();
    for (let time = 0; time < 2; time += 1) readAll({ a: "broken", b: "none" });
    expect(read).toEqual(["a broken", "b none", "a broken", "b none"]);
  });
});

function aReader() {
  const memory = createEntryFileMemory();
  const read: string[] = [];
  return {
    read,
    readAll: (files: Record<string, string>, basis = "") =>
      memory.readAll(
        Object.entries(files).map(([path, text]) => ({ path, text })),
        {
          basis,
          read: ({ path, text }): ReadEntryFile => {
            read.push(`${path} ${text}`);
            return { file: text === "none" ? null : ({ path } as ReadEntryFile["file"]), isSound: text !== "broken" };
          },
        },
      ),
  };
}
