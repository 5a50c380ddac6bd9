import { describe, expect, it } from "vitest";
import { parseContent } from "../content/compile-content.ts";
import { aConcept, aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { englishSectionsOf, stampTranslation } from "./stamp-translation.ts";

const ENGLISH = aConcept({ text: "## One {#one}\n\nText." });

describe("stampTranslation", () => {
  it("makes a translation current, and once more does not change it", () => {
    const german = aConcept({ locale: "de" });
    const stamped = stamp(german);
    expect(parseContent([ENGLISH, aFile(german.path, stamped)]).notes.find("concept", "staking", "de")).toMatchObject({
      translation: { sectionCount: 2, changed: [] },
    });
    expect(stamp(aFile(german.path, stamped))).toBe(stamped);
    expect(stamped).toContain("A text.");
  });

  it("notes what has changed since anew", () => {
    const stamped = aFile("content/de/concept/staking.md", stamp(aConcept({ locale: "de" })));
    const later = aConcept({ text: "## One {#one}\n\nAnother text." });
    expect(changedIn([later, stamped])).toBe(1);
    expect(changedIn([later, aFile(stamped.path, stamp(stamped, later))])).toBe(0);
  });

  it("leaves English alone", () => {
    const { files } = parseFiles([ENGLISH], () => undefined);
    expect(files.map((file) => englishSectionsOf(file, files))).toEqual([null]);
  });
});

function stamp(file: { path: string; text: string }, english = ENGLISH): string {
  const { files } = parseFiles([english, file], () => undefined);
  const translation = files.find(({ path }) => path === file.path);
  const sections = translation && englishSectionsOf(translation, files);
  return stampTranslation(file.text, sections ?? []);
}

function changedIn(files: { path: string; text: string }[]) {
  return parseContent(files).notes.find("concept", "staking", "de")?.translation?.changed.length;
}
