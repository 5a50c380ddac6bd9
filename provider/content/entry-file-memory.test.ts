import { describe, expect, it } from "vitest";
import { compileContent } from "./compile-content.ts";
import { aCategory, aConcept, aSubnet } from "./content-builders.ts";
import type { ContentFile } from "./content-files.ts";
import { createContentStore } from "./content-store.ts";
import { createEntryFileMemory, type ReadEntryFile } from "./entry-file-memory.ts";
import { aFact, aFactsFile } from "./facts/facts-builder.ts";

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

  it("makes the same of files as whoever reads all of them, whatever was done with what it made before", () => {
    const memory = createEntryFileMemory();
    const edited: ContentFile[][] = [
      someFiles(),
      someFiles({ german: aConcept({ locale: "de", text: "Ein anderer Text." }) }),
      someFiles({ facts: aFactsFile({ tempo: aFact({ value: 200, unit: "blocks" }) }) }),
      someFiles({ subnet: null }),
      someFiles(),
    ];
    for (const files of edited) {
      const compiled = compileContent(files, memory);
      expect(compiled).toEqual(compileContent(files));
      // Joins the entries, and so changes them.
      createContentStore(compiled);
    }
  });

  it("tells the mistake of a file that was right before", () => {
    const memory = createEntryFileMemory();
    compileContent(someFiles(), memory);
    const broken = someFiles({ german: aConcept({ locale: "de", fields: { title: "[" } }) });
    for (let time = 0; time < 2; time += 1)
      expect(() => compileContent(broken, memory)).toThrow("content/de/concept/staking.md");
    // A relation to what is gone is a mistake in a file that has not changed.
    expect(() => compileContent(someFiles({ wallets: null }), memory)).toThrow("content/en/concept/staking.md");
    expect(compileContent(someFiles(), memory)).toEqual(compileContent(someFiles()));
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

/** Some files, with those named in place of what they are called like; null leaves one out. */
function someFiles(changed: Record<string, ContentFile | null> = {}): ContentFile[] {
  const files = {
    facts: aFactsFile({ tempo: aFact({ value: 360, unit: "blocks" }) }),
    category: aCategory(),
    staking: aConcept({ fields: { categories: "[economics]", related: "[wallets]" }, text: "Each {fact:tempo}." }),
    german: aConcept({ locale: "de", text: "Alle {fact:tempo}." }),
    wallets: aConcept({ slug: "wallets" }),
    subnet: aSubnet(),
    ...changed,
  };
  return Object.values(files).flatMap((file) => file ?? []);
}
