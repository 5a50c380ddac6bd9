import { describe, expect, it } from "vitest";
import { parseContent } from "./compile-content.ts";
import { aConcept } from "./content-builders.ts";
import type { ContentFile } from "./content-files.ts";
import { aFact, aFactsFile } from "./facts/facts-builder.ts";
import { cutSections, hashSection } from "./translation/cut-sections.ts";

const FACTS = aFactsFile({
  tempo: aFact({ value: 360, unit: "blocks", earlier: [{ until: "2025", value: 99 }] }),
  cap: aFact({ value: 21_000_000 }),
});

const ENGLISH = "One. {fact:tempo}\n\n## Two {#two}\n\nText.\n\n## Three {#three}\n\n```sh\n## no heading\n```\n";

describe("text notes", () => {
  it("tell the facts a text cites, once each, in the reader's language", () => {
    const notes = notesOn([aConcept({ text: "{fact:cap} {fact:tempo} {fact:tempo}" })]);
    expect(notes.find("concept", "staking", "de")?.facts).toMatchObject([
      { key: "cap", value: "21.000.000" },
      { key: "tempo", value: "360\u00A0Blöcke", runtime: 425, earlier: [{ value: "99\u00A0Blöcke", until: "2025" }] },
    ]);
  });

  it("are null without such a text, and leave drafts out", () => {
    const notes = notesOn([aConcept({ fields: { draft: "true" }, text: "{fact:cap}" })]);
    expect(notes.find("concept", "staking", "en")).toBeNull();
    expect(notes.ofType("concept", "en").facts).toEqual([]);
  });

  it("tell the facts of all texts that share a page", () => {
    const notes = notesOn([
      aConcept({ text: "{fact:cap}" }),
      aConcept({ slug: "mining", text: "{fact:tempo} {fact:cap}" }),
    ]);
    expect(
      notes
        .ofType("concept", "ko")
        .facts.map(({ key }) => key)
        .sort(),
    ).toEqual(["cap", "tempo"]);
  });

  it("tell the facts that a lab cites beside its text, in every language", () => {
    const lab = (fields: string, text: string) => `---\ntitle: A lab\nsummary: A summary.\n${fields}---\n\n${text}\n`;
    const shared = "widget: pool\norder: 1\nconcepts: []\nfacts: [cap]\nupdatedAt: 2026-11-20\n";
    const notes = notesOn([
      { path: "content/en/lab/pool.md", text: lab(shared, "{fact:tempo}") },
      { path: "content/ko/lab/pool.md", text: lab("updatedAt: 2026-11-20\n", "{fact:tempo}") },
    ]);
    for (const locale of ["en", "ko", "fr"] as const) {
      expect(notes.find("lab", "pool", locale)?.facts.map(({ key }) => key)).toEqual(["tempo", "cap"]);
    }
  });

  it("tell which sections of the English text changed since it was translated", () => {
    const translation = aConcept({ locale: "fr", fields: { translatedFrom: hashesOf(ENGLISH) } });
    const same = notesOn([aConcept({ text: ENGLISH }), translation]);
    expect(same.find("concept", "staking", "fr")?.translation?.changed).toEqual([]);
    const later = ENGLISH.replace("Text.", "Another text.").replace("## Three {#three}", "## Four {#four}");
    const changed = notesOn([aConcept({ text: later }), translation]).find("concept", "staking", "fr")?.translation;
    expect(changed).toEqual({
      sectionCount: 4,
      changed: [
        { anchor: "two", title: "Two" },
        { anchor: "four", title: "Four" },
        { anchor: null, title: "" },
      ],
    });
  });

  it("take a text for the same when its lines are broken otherwise, or the value of a fact changes", () => {
    const translation = aConcept({ locale: "fr", fields: { translatedFrom: hashesOf(ENGLISH) } });
    const files = [aConcept({ text: ENGLISH.replace("One. ", "One.\n") }), translation];
    const other = aFactsFile({ tempo: aFact({ value: 400 }) });
    const notes = parseContent([other, ...files]).notes.find("concept", "staking", "fr");
    expect(notes?.translation?.changed).toEqual([]);
  });

  it("do not know how far a translation follows when nobody wrote it down", () => {
    const notes = notesOn([aConcept(), aConcept({ locale: "fr" })]);
    expect(notes.find("concept", "staking", "fr")?.translation).toBeNull();
    expect(notes.find("concept", "staking", "en")?.translation).toBeNull();
  });
});

function notesOn(files: ContentFile[]) {
  return parseContent([FACTS, ...files]).notes;
}

/** As the check writes them into a translation. */
function hashesOf(text: string): string {
  const fields = hashSection(
    JSON.stringify([
      ["description", "Backing a validator."],
      ["title", "Staking"],
    ]),
  );
  const sections = cutSections(text.trim()).map(({ id, text: words }) => `${id}: "${hashSection(words)}"`);
  return `{ fields: "${fields}", ${sections.join(", ")} }`;
}
