import { describe, expect, it } from "vitest";
import { aBrowser } from "../device-builder.ts";
import { createDeviceNotes } from "../notes/device-notes.ts";
import { cutSections } from "./cut-sections.ts";
import { compare, findChanges } from "./find-changes.ts";
import { listChanged } from "./list-changed.ts";
import { noteName } from "./note-name.ts";
import { notedReading, noteReading } from "./reading-note.ts";

const FILE = aFile("Stake is [locked](/guides/x). It stays yours.");
const NAME = noteName("/concepts/staking/staking", "en");

describe("cutSections", () => {
  it("cuts a text at its headings, and takes words out of Markdown", () => {
    expect(cutSections(FILE)).toEqual({
      language: "en",
      sections: [
        { id: "", title: "", text: "# Staking What it is." },
        { id: "locked", title: "Is it locked?", text: "Stake is locked. It stays yours." },
        { id: "Example", title: "Example", text: "## no heading btcli stake" },
      ],
    });
  });

  it("takes no link, emphasis or line end for a change of what is said", () => {
    const other = aFile('Stake is **locked**.\nIt [stays](</other> "title") yours.');
    expect(cutSections(other)).toEqual(cutSections(FILE));
  });
});

describe("what has changed since it was read", () => {
  it("is nothing as long as the text says the same", () => {
    const { note } = aReader(FILE);
    expect(findChanges(note(), cutSections(FILE))).toEqual([]);
  });

  it("is a section with the sentences that differ, and a new one", () => {
    const { note } = aReader(FILE);
    const now = `${aFile("Stake is locked. It stays with its owner.")}\n## Fees {#fees}\n\nNone.\n`;
    expect(findChanges(note(), cutSections(now))).toMatchObject([
      {
        id: "locked",
        isNew: false,
        pieces: [
          { kind: "same", text: "Stake is locked." },
          { kind: "gone", text: "It stays yours." },
          { kind: "new", text: "It stays with its owner." },
        ],
      },
      { id: "fees", isNew: true },
    ]);
  });

  it("is told by sections alone where the words were let go, and not at all in another language", () => {
    const { notes, note } = aReader(FILE);
    for (let page = 0; page < 45; page += 1)
      noteReading(notes, `read/en/${page}`, { ...cutSections(FILE), now: 100 + page });
    expect(note().texts).toBeUndefined();
    expect(findChanges(note(), cutSections(aFile("Other."))).map(({ id, pieces }) => [id, pieces])).toEqual([
      ["locked", null],
    ]);
    expect(findChanges(note(), { ...cutSections(aFile("Anderes.")), language: "de" })).toEqual([]);
  });

  it("is listed by what is newer than the reading, a guide by any of its sections", () => {
    const { notes } = aReader(FILE);
    noteReading(notes, noteName("/guides/wallet/keys", "en"), {
      ...cutSections(FILE),
      now: Date.parse("2026-11-20T10:00:00Z"),
    });
    const documents = [
      aDocument("/concepts/staking/staking", "2026-11-22"),
      aDocument("/guides/wallet", "2026-11-23"),
      aDocument("/guides/wallet-two", "2026-11-23"),
      aDocument("/articles/never-read", "2026-11-23"),
    ];
    expect(listChanged(documents, notes, "en").map(({ href }) => href)).toEqual([
      "/guides/wallet",
      "/concepts/staking/staking",
    ]);
    expect(listChanged(documents, notes, "de")).toEqual([]);
    expect(listChanged([aDocument("/guides/wallet", "2026-11-20")], notes, "en")).toEqual([]);
  });

  it("takes a broken note for none", () => {
    const browser = aBrowser({ holds: { [`learning-notes/${NAME}`]: '{"at":1,"hashes":{"a":5}}' } });
    expect(notedReading(createDeviceNotes(browser.openTab()), NAME)).toBeNull();
  });
});

describe("compare", () => {
  it.each([
    ["en", "One. Two. Three.", "One. Three. Four.", ["same One.", "gone Two.", "same Three.", "new Four."]],
    ["zh", "一。二。", "一。三。", ["same 一。", "gone 二。", "new 三。"]],
    ["ko", "", "하나입니다. 둘입니다.", ["new 하나입니다.", "new 둘입니다."]],
  ])("finds in %s the sentences that differ", (language, before, after, pieces) => {
    expect(compare(before, after, language).map(({ kind, text }) => `${kind} ${text}`)).toEqual(pieces);
  });

  it("does not compare what is too long", () => {
    const long = "A sentence. ".repeat(1_000);
    expect(compare(long, "B.", "en")).toEqual([
      { kind: "gone", text: long },
      { kind: "new", text: "B." },
    ]);
  });
});

function aFile(text: string): string {
  const front = '---\ntitle: "Staking"\nlanguage: "en"\n---\n\n# Staking\n\nWhat it is.';
  return `${front}\n\n## Is it locked? {#locked}\n\n${text}\n\n### Example\n\n\`\`\`sh\n## no heading\nbtcli stake\n\`\`\`\n`;
}

function aReader(file: string) {
  const notes = createDeviceNotes(aBrowser().openTab());
  noteReading(notes, NAME, { ...cutSections(file), now: 1 });
  const note = () => {
    const noted = notedReading(notes, NAME);
    if (!noted) throw new Error("expected a note, got none");
    return noted;
  };
  return { notes, note };
}

function aDocument(href: string, updatedAt: string) {
  return { kind: "concept" as const, slug: href, title: href, href, locale: "en" as const, category: null, updatedAt };
}
