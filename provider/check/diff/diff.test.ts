import { describe, expect, it } from "vitest";
import { aConcept, aFile } from "../../content/content-builders.ts";
import { parseFiles } from "../../content/parse-files.ts";
import { englishSectionsOf, stampTranslation } from "../stamp-translation.ts";
import { formatDifference } from "./format-difference.ts";
import { listChangedSections } from "./list-changes.ts";

const THEN = aConcept({ text: "## One {#one}\n\nThe old words.\n\n## Two {#two}\n\nTwo.\n\n## Gone {#gone}\n\nGone." });
const NOW = aConcept({ text: "## One {#one}\n\nThe new words.\n\n## Two {#two}\n\nTwo.\n\n## New {#new}\n\nNew." });

describe("what changed since a translation was stamped", () => {
  it("is told section by section, with what the English was then", () => {
    expect(changesOf(NOW, [NOW.text, "---\nbroken: [", THEN.text])).toMatchObject([
      { id: "one", title: "One", before: expect.stringContaining("old"), now: expect.stringContaining("new") },
      { id: "gone", title: "Gone", before: expect.stringContaining("Gone."), now: null, isNew: false },
      { id: "new", before: null, now: expect.stringContaining("New."), isNew: true },
    ]);
  });

  it("is told without the words of then where no version has them", () => {
    expect(changesOf(NOW, [NOW.text])).toMatchObject([
      { id: "one", before: null, isNew: false },
      { id: "gone", before: null, now: null },
      { id: "new", isNew: true },
    ]);
  });

  it("is nothing where the English is as it was, whose history nobody asks for", () => {
    const versions = () => {
      throw new Error("asked");
    };
    expect(changesOf(THEN, versions)).toEqual([]);
  });
});

describe("formatDifference", () => {
  it.each([
    ["The old words.", "The new words.", "The [-old-] {+new+} words."],
    ["One\ntwo three.", "One two\nthree.", "…"],
    ["", "New.", "{+New.+}"],
    ["a b c d e f g h i j k l m n o X", "b c d e f g h i j k l m n o", "[-a-] b c d e f g … j k l m n o [-X-]"],
  ])("marks words: %j, %j", (before, now, difference) => {
    expect(formatDifference(before, now)).toBe(difference);
  });
});

/** What a German translation of `THEN` is told when the English is `english` and its history `versions`. */
function changesOf(english: { path: string; text: string }, versions: string[] | (() => Iterable<string>)) {
  const german = aConcept({ locale: "de" });
  const { files } = parseFiles([THEN, german], () => undefined);
  const then = files.find(({ locale }) => locale === "de");
  const stamped = aFile(german.path, stampTranslation(german.text, (then && englishSectionsOf(then, files)) ?? []));
  const today = parseFiles([english, stamped], () => undefined);
  const translation = today.files.find(({ locale }) => locale === "de");
  if (!translation) throw new Error("no translation");
  const words = today.schemaOf("concept").wordFields;
  return listChangedSections(translation, {
    english,
    versions: typeof versions === "function" ? versions : () => versions,
    words,
  });
}
