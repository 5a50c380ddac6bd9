import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { findQuiz, gradeQuiz } from "../../accounts/learning/quiz.ts";
import { parseContent } from "../compile-content.ts";
import { aConcept, aFile } from "../content-builders.ts";
import { problemsOf } from "../problems-of.ts";
import { aFact, aFactsFile } from "./facts-builder.ts";

const FACTS = aFactsFile({
  tempo: aFact({ value: 360, unit: "blocks" }),
  one: aFact({ value: 1, unit: "blocks" }),
  cap: aFact({ value: 10_500_000, unit: "tao" }),
  rate: aFact({ value: 0.000003 }),
  kappa: aFact({ formula: "\\kappa = 1/2" }),
  switch: aFact({ text: { en: "off", de: "aus", ko: "꺼짐", fr: "désactivé", zh: "关闭" } }),
});

describe("citing facts", () => {
  it("puts numbers in as each language writes them, with the unit", () => {
    expect(everywhere("{fact:cap}, {fact:tempo}, {fact:one}")).toEqual([
      "10,500,000 τ, 360 blocks, 1 block",
      "10.500.000 τ, 360 Blöcke, 1 Block",
      "10,500,000 τ, 360블록, 1블록",
      "10 500 000 τ, 360 blocs, 1 bloc",
      "10,500,000 τ, 360 个区块, 1 个区块",
    ]);
  });

  it("keeps a number and its unit on one line", () => {
    expect(bodyOf("{fact:cap}", "en")).toBe("10,500,000\u00A0τ");
    expect(bodyOf("{fact:cap}", "fr")).toBe("10\u202F500\u202F000\u00A0τ");
  });

  it("puts numbers in without unit, and with plain digits for code and formulas", () => {
    expect(bodyOf("{fact:cap:number} {fact:cap:plain} {fact:rate} {fact:rate:plain}", "de")).toBe(
      "10.500.000 10500000 0,000003 0.000003",
    );
  });

  it("puts formulas, words and the day of the check in", () => {
    expect(bodyOf("{fact:kappa}; $2 \\cdot {fact:kappa:plain}$", "en")).toBe(
      "$\\kappa = 1/2$; $2 \\cdot \\kappa = 1/2$",
    );
    expect(everywhere("{fact:switch}")).toEqual(["off", "aus", "꺼짐", "désactivé", "关闭"]);
    expect(everywhere("{fact:cap:date}")).toEqual([
      "June 30, 2026",
      "30. Juni 2026",
      "2026년 6월 30일",
      "30 juin 2026",
      "2026 年 6 月 30 日",
    ]);
  });

  it("puts facts into fields at any depth", () => {
    const content = parseContent([
      FACTS,
      aConcept({ fields: { description: "Every {fact:tempo}.", seo: '{ metaTitle: "{fact:tempo:number} blocks" }' } }),
    ]);
    expect(content.list("Concept", "en")).toMatchObject([
      { description: "Every 360\u00A0blocks.", seo: { metaTitle: "360 blocks" } },
    ]);
  });

  it("puts facts into quizzes as into texts, and keeps their keys until they are graded", () => {
    const en = aQuiz({ prompt: "After {fact:tempo}?", explanation: "{fact:cap}", isEnglish: true });
    const translations = LOCALES.filter((locale) => locale !== "en").map((locale) =>
      aFile(`content/${locale}/quiz/staking.yaml`, aQuiz({ prompt: "{fact:tempo}?", explanation: "{fact:cap}" })),
    );
    const content = parseContent([FACTS, aFile("content/en/quiz/staking.yaml", en), ...translations]);
    const quizzes = LOCALES.map((locale) => findQuiz(content, "staking", locale));
    const answers = [{ question: "one", options: ["no"] }];
    expect(quizzes.map((quiz) => plain(gradeQuiz(quiz, answers).questions[0]?.explanation))).toEqual([
      "10,500,000 τ",
      "10.500.000 τ",
      "10,500,000 τ",
      "10 500 000 τ",
      "10,500,000 τ",
    ]);
    const shown = LOCALES.map((locale) => content.list("Quiz", locale)[0]?.questions);
    expect(shown).toMatchObject(
      ["After 360 blocks?", "360 Blöcke?", "360블록?", "360 blocs?", "360 个区块?"].map((prompt) => [
        { prompt: expect.stringMatching(new RegExp(`^${prompt.replaceAll(" ", "\\s").replace("?", "\\?")}$`)) },
      ]),
    );
  });

  it.each([
    [
      "a fact that does not exist",
      "{fact:temp}",
      "text: expected a fact of facts.yaml, like {fact:tempo}, got {fact:temp}",
    ],
    [
      "a slip of the pen",
      "{ fact: tempo }",
      "text: expected a fact of facts.yaml, like {fact:tempo}, got { fact: tempo }",
    ],
    [
      "a form that does not exist",
      "{fact:tempo:long}",
      "text: expected a form that the fact has here (number, plain, date), got {fact:tempo:long}",
    ],
    [
      "words asked for as a number",
      "{fact:switch:number}",
      "text: expected a form that the fact has here (number, plain, date), got {fact:switch:number}",
    ],
  ])("names %s", (_, text, problem) => {
    expect(problemsOf([FACTS, aConcept({ text })])).toEqual([`content/en/concept/staking.md: ${problem}`]);
  });

  it("names the field that cites wrongly, also a formula where none can be shown", () => {
    expect(
      problemsOf([FACTS, aConcept({ fields: { description: '"{fact:nothing}"', title: '"{fact:kappa}"' } })]),
    ).toEqual([
      "content/en/concept/staking.md: description: expected a fact of facts.yaml, like {fact:tempo}, got {fact:nothing}",
      "content/en/concept/staking.md: title: expected a form that the fact has here (number, plain, date), got {fact:kappa}",
    ]);
  });

  it("does not fail for facts whose review is due: readers are served, the check is for editors", () => {
    const old = aFactsFile({ tempo: aFact({ value: 360, reviewBy: "2001-01-01" }) });
    expect(problemsOf([old, aConcept({ text: "{fact:tempo}" })])).toEqual([]);
  });
});

/** With the spaces that do not break as plain ones. */
function everywhere(text: string): string[] {
  return LOCALES.map((locale) => plain(bodyOf(text, locale)));
}

function plain(text: string | null | undefined): string {
  return String(text).replaceAll(/[\u00A0\u202F]/g, " ");
}

function aQuiz(words: { prompt: string; explanation: string; isEnglish?: boolean }): string {
  const { prompt, explanation, isEnglish = false } = words;
  const yes = isEnglish ? { key: "yes", text: "Yes", correct: true } : { key: "yes", text: "Yes" };
  const questions = [{ key: "one", prompt, explanation, options: [yes, { key: "no", text: "No" }] }];
  const shared = isEnglish ? { passPercent: 60, updatedAt: "2026-11-20" } : {};
  // JSON is YAML.
  return JSON.stringify({ title: "A quiz", description: "Questions.", ...shared, questions });
}

function bodyOf(text: string, locale: (typeof LOCALES)[number]): string {
  const files = locale === "en" ? [aConcept({ text })] : [aConcept(), aConcept({ locale, text })];
  const [concept] = parseContent([FACTS, ...files]).list("Concept", locale);
  return String(concept?.body);
}
