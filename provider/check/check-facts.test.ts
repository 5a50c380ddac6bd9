import { describe, expect, it } from "vitest";
import { aConcept, aFile } from "../content/content-builders.ts";
import { aFact, aFactsFile } from "../content/facts/facts-builder.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkContent } from "./check-content.ts";
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
    const content = { ...parseFiles(FILES, () => undefined), labTexts: [] };
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

  it("lists quizzes, labs and what labs say besides, in which languages", () => {
    const { facts, terms, files, labTexts, problems } = checkContent(
      [
        aFactsFile({ tempo: aFact({ value: 360 }), cap: aFact({ value: 21 }) }),
        aFile("content/en/quiz/staking.yaml", aQuiz("After {fact:tempo}?")),
        aFile("content/ko/quiz/staking.yaml", aQuiz("{fact:tempo} 뒤에는?")),
        aFile(
          "content/en/lab/pools.md",
          "---\ntitle: A\nsummary: B\nwidget: pool\norder: 1\nconcepts: []\n---\n\n{fact:cap}\n",
        ),
      ],
      {
        today: "2026-11-20",
        hasFile: () => true,
        interfaceFiles: ["en", "de", "ko", "zh"].map((locale) =>
          aFile(
            `content/${locale}/interface/lab/pool.yaml`,
            '# Below a setting.\nhint: { fee: "{fact:tempo}", rule: "{fact:temp}" }\n',
          ),
        ),
      },
    );
    expect(listDependents({ facts, terms, files, labTexts }, [])).toEqual([
      "tempo (6)",
      "  quiz/staking: en ko",
      "  lab/pools, its settings: en de ko zh",
      "cap (1)",
      "  lab/pools: en",
    ]);
    expect(problems).toContain(
      "content/en/lab/pools.md: facts: expected those that the lab cites beside this text, tempo, got none",
    );
    expect(problems).toContain(
      "content/de/interface/lab/pool.yaml: hint.rule: expected a fact of facts.yaml, like {fact:tempo}, got {fact:temp}",
    );
  });
});

function aQuiz(prompt: string): string {
  return `title: A\ndescription: B\npassPercent: 60\nupdatedAt: 2026-11-20\nquestions: [{ key: one, prompt: "${prompt}", options: [{ key: a, text: A }, { key: b, text: B }] }]\n`;
}

function problemsOn(today: string): string[] {
  const problems: string[] = [];
  const { facts } = parseFiles(FILES, () => undefined);
  checkFacts(facts, today, (path, problem) => void problems.push(`${path}: ${problem}`));
  return problems;
}
