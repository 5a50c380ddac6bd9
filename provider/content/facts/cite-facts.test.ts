import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { parseContent } from "../compile-content.ts";
import { aConcept } from "../content-builders.ts";
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
      "2026年6月30日",
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
  return LOCALES.map((locale) => bodyOf(text, locale).replaceAll(/[\u00A0\u202F]/g, " "));
}

function bodyOf(text: string, locale: (typeof LOCALES)[number]): string {
  const files = locale === "en" ? [aConcept({ text })] : [aConcept(), aConcept({ locale, text })];
  const [concept] = parseContent([FACTS, ...files]).list("Concept", locale);
  return String(concept?.body);
}
