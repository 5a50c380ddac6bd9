import { describe, expect, it } from "vitest";
import { aConcept, aFile } from "../content/content-builders.ts";
import { aFact, aFactsFile } from "../content/facts/facts-builder.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkFacts, listDependents } from "./check-facts.ts";

const FILES = [
  aFactsFile({ tempo: aFact({ value: 360, reviewBy: "2027-03-01" }), cap: aFact({ value: 21 }) }),
  aConcept({ text: "{fact:tempo}" }),
  aConcept({ locale: "ko", fields: { description: '"{fact:tempo}"' } }),
  aConcept({ slug: "mining", text: "{fact:tempo}" }),
  aFile(
    "content/terms.yaml",
    "terms: { tao: { en: a, de: b, ko: c, fr: d, zh: e, definition: { en: '{fact:cap}', de: b, ko: c, fr: d, zh: e } } }",
  ),
];

describe("checkFacts", () => {
  it("names facts past the day of their review, and not on it", () => {
    expect(problemsOn("2027-03-01")).toEqual([]);
    expect(problemsOn("2027-03-02")).toEqual([
      "content/facts.yaml: facts.tempo.reviewBy: expected a day not before 2027-03-02, got 2027-03-01",
    ]);
  });
});

describe("listDependents", () => {
  it("lists the texts that cite a fact, in which languages", () => {
    const content = parseFiles(FILES, () => undefined);
    expect(listDependents(content, [])).toEqual([
      "tempo (3)",
      "  concept/staking: en ko",
      "  concept/mining: en",
      "cap (5)",
      "  terms.yaml/tao: en de ko fr zh",
    ]);
    expect(listDependents({ ...content, terms: new Map() }, ["cap", "nothing"])).toEqual([
      "cap (0)",
      "nothing: no such fact",
    ]);
  });
});

function problemsOn(today: string): string[] {
  const problems: string[] = [];
  const { facts } = parseFiles(FILES, () => undefined);
  checkFacts(facts, today, (path, problem) => void problems.push(`${path}: ${problem}`));
  return problems;
}
