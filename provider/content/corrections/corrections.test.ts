import { describe, expect, it } from "vitest";
import { parseContent } from "../compile-content.ts";
import { aConcept, aFile } from "../content-builders.ts";
import type { ContentFile } from "../content-files.ts";

const CORRECTIONS = {
  early: aCorrection({ correctedOn: "2026-11-21", texts: ["concept/staking", "concept/mining"] }),
  late: aCorrection({ correctedOn: "2026-11-23" }),
};

describe("corrections", () => {
  it("are told in a language, the last one first, with the texts in that language or else in English", () => {
    const content = parseContent([
      aFileOf(CORRECTIONS),
      aConcept(),
      aConcept({ slug: "mining" }),
      aConcept({ locale: "de", fields: { title: "Staking auf Deutsch" } }),
    ]);
    expect(content.corrections("de")).toMatchObject([
      { key: "late", title: "Titel", wrong: "Falsch", right: "Richtig", sources: [{ ref: "The code", href: null }] },
      { key: "early", wrongSince: "2026-11-20", correctedOn: "2026-11-21" },
    ]);
    expect(content.corrections("de")[1]?.texts.map(({ title }) => title)).toEqual(["Staking auf Deutsch", "Staking"]);
  });

  it("are noted at each text that they name, and leave out what is not published", () => {
    const content = parseContent([
      aFileOf(CORRECTIONS),
      aConcept(),
      aConcept({ slug: "mining", fields: { draft: "true" } }),
    ]);
    const keysOf = (notes: { corrections: { key: string }[] } | null) => notes?.corrections.map(({ key }) => key);
    expect(keysOf(content.notes.find("concept", "staking", "ko"))).toEqual(["late", "early"]);
    expect(keysOf(content.notes.ofType("concept", "en"))).toEqual(["late", "early"]);
    expect(content.corrections("en")[1]?.texts).toHaveLength(1);
  });

  it.each([
    [{ texts: ["concept/nothing"] }, 'corrections.one.texts: expected a text in English, got "concept/nothing"'],
    [{ texts: ["quiz/staking"] }, "corrections.one.texts.0: expected a text, like concept/staking"],
    [{ wrongSince: "2026-12-01" }, "corrections.one.wrongSince: expected a day before 2026-11-23"],
    [{ right: { en: "Right" } }, "corrections.one.right.de: expected text, got nothing"],
    [{ sources: [] }, "corrections.one.sources: expected"],
  ])("name what is wrong with them: %j", (fields, problem) => {
    expect(() => parseContent([aFileOf({ one: aCorrection(fields) }), aConcept()])).toThrow(problem);
  });
});

function aCorrection(fields: object): object {
  return {
    wrongSince: "2026-11-20",
    correctedOn: "2026-11-23",
    title: inEach("Title", "Titel"),
    wrong: inEach("Wrong", "Falsch"),
    right: inEach("Right", "Richtig"),
    texts: ["concept/staking"],
    sources: [{ ref: "The code" }],
    ...fields,
  };
}

function inEach(en: string, de: string) {
  return { en, de, ko: "한국어", fr: "Français", zh: "中文" };
}

function aFileOf(corrections: object): ContentFile {
  return aFile("content/corrections.yaml", JSON.stringify({ corrections }));
}
