import { describe, expect, it } from "vitest";
import { compileContent } from "./compile-content.ts";
import { aCategory, aConcept, aFile, aSubnet } from "./content-builders.ts";
import type { ContentFile } from "./content-files.ts";
import { createContentMemory } from "./content-memory.ts";
import { createContentStore } from "./content-store.ts";
import { aFact, aFactsFile } from "./facts/facts-builder.ts";

describe("createContentMemory", () => {
  it("makes the same of files as whoever reads all of them, whatever was done with what it made before", () => {
    const memory = createContentMemory();
    const edited: ContentFile[][] = [
      someFiles(),
      someFiles({ german: aConcept({ locale: "de", text: "Ein anderer Text." }) }),
      someFiles({ facts: aFactsFile({ tempo: aFact({ value: 200, unit: "blocks" }) }) }),
      someFiles({ subnet: null }),
      someFiles({ terms: termsFile("words") }),
      someFiles({ terms: termsFile("text") }),
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
    const memory = createContentMemory();
    compileContent(someFiles(), memory);
    const broken = someFiles({ german: aConcept({ locale: "de", fields: { title: "[" } }) });
    for (let time = 0; time < 2; time += 1)
      expect(() => compileContent(broken, memory)).toThrow("content/de/concept/staking.md");
    // A relation to what is gone is a mistake in a file that has not changed.
    expect(() => compileContent(someFiles({ wallets: null }), memory)).toThrow("content/en/concept/staking.md");
    expect(compileContent(someFiles(), memory)).toEqual(compileContent(someFiles()));
  });
});

/** Some files, with those named in place of what they are called like; null leaves one out. */
function someFiles(changed: Record<string, ContentFile | null> = {}): ContentFile[] {
  const files = {
    terms: termsFile("text"),
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

/** A table of one term, by which texts in German speak of a word. */
function termsFile(german: string): ContentFile {
  const names = `en: word, de: ${german}, ko: a, fr: b, zh: c`;
  return aFile("content/terms.yaml", `terms:\n  word: { ${names}, definition: { ${names} } }\n`);
}
