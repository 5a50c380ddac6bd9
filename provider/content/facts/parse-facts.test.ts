import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aFact, aFactsFile } from "./facts-builder.ts";
import { parseFacts } from "./parse-facts.ts";

describe("parseFacts", () => {
  it("reads a fact with its source, its unit and what was before", () => {
    const { facts, problems } = read({
      tempo: aFact({ value: 360, unit: "blocks", earlier: [{ until: "2026-06", value: 361 }] }),
    });
    expect(problems).toEqual([]);
    expect(facts.get("tempo")).toMatchObject({
      content: { kind: "number", value: 360, unit: { id: "blocks", patterns: { de: "# Block|# Blöcke" } } },
      basis: "code",
      runtime: 425,
      checkedOn: "2026-06-30",
      reviewBy: "2027-06-30",
      source: { ref: "The source code", href: "https://code.example" },
      earlier: [
        {
          content: { kind: "number", value: 361, unit: { id: "blocks", patterns: { de: "# Block|# Blöcke" } } },
          from: null,
          until: "2026-06",
        },
      ],
    });
  });

  it("lets a fact say for itself when it was checked", () => {
    const { facts } = read({
      tempo: aFact({ value: 360, checkedOn: "2026-10-08", reviewBy: "2027-01-08", runtime: 475 }),
    });
    expect(facts.get("tempo")).toMatchObject({ checkedOn: "2026-10-08", reviewBy: "2027-01-08", runtime: 475 });
  });

  it("takes one text for all languages, or one for each", () => {
    const each = { en: "off", de: "aus", ko: "꺼짐", fr: "désactivé", zh: "关闭" };
    const { facts } = read({ same: aFact({ text: "11.1.0" }), own: aFact({ text: each }) });
    expect(LOCALES.map((locale) => textOf(facts.get("same"), locale))).toEqual(LOCALES.map(() => "11.1.0"));
    expect(LOCALES.map((locale) => textOf(facts.get("own"), locale))).toEqual(LOCALES.map((locale) => each[locale]));
  });

  it.each([
    [
      "a name that lacks a language",
      { value: 1, name: { en: "a", de: "b", ko: "c", fr: "d" } },
      "facts.tempo.name.zh: expected text, got nothing",
    ],
    ["a fact that says nothing", {}, "facts.tempo.value: expected exactly one of value, formula and text, got nothing"],
    [
      "a fact that says two things",
      { value: 1, formula: "x" },
      "facts.tempo.value: expected exactly one of value, formula and text, got 1",
    ],
    [
      "a unit that nobody knows",
      { value: 1, unit: "miles" },
      'facts.tempo.unit: expected one of tao, percent, blocks, got "miles"',
    ],
    [
      "a source that nobody knows",
      { value: 1, source: "rumour" },
      'facts.tempo.source: expected one of code, got "rumour"',
    ],
    [
      "a day that is none",
      { value: 1, reviewBy: "soon" },
      'facts.tempo.reviewBy: expected a date, like 2026-11-20, got "soon"',
    ],
    [
      "an earlier value without a time",
      { value: 1, earlier: [{ value: 2 }] },
      "facts.tempo.earlier.0.until: expected a day, month or year, here or in from, got nothing",
    ],
    ["a field that does not exist", { value: 1, sure: true }, "facts.tempo.sure: expected no such field, got true"],
  ])("names %s", (_, fields, problem) => {
    expect(read({ tempo: aFact(fields) }).problems).toEqual([`content/facts.yaml: ${problem}`]);
  });
});

function read(facts: Record<string, object>) {
  const problems: string[] = [];
  const parsed = parseFacts(aFactsFile(facts), (path, problem) => void problems.push(`${path}: ${problem}`));
  return { facts: parsed, problems };
}

function textOf(
  fact: ReturnType<typeof read>["facts"] extends ReadonlyMap<string, infer F> ? F | undefined : never,
  locale: "en" | "de" | "ko" | "fr" | "zh",
) {
  return fact?.content.kind === "text" ? fact.content.words[locale] : null;
}
