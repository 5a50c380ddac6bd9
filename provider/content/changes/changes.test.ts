import { describe, expect, it } from "vitest";
import { parseContent } from "../compile-content.ts";
import { aConcept, aFile } from "../content-builders.ts";
import type { ContentFile } from "../content-files.ts";
import { aFact, aFactsFile } from "../facts/facts-builder.ts";
import { problemsOf } from "../problems-of.ts";

const FACTS = aFactsFile({
  tempo: aFact({
    value: 360,
    unit: "blocks",
    earlier: [
      { until: "2026-06-25", value: 99, unit: "blocks" },
      { from: "2021", until: "2023", value: 100, unit: "blocks" },
    ],
  }),
  price: aFact({ value: 3, unit: "tao", earlier: [{ until: "2026-04", value: 7 }] }),
});

const BY_FACT = { facts: ["tempo/2026-06-25"], before: undefined, after: undefined };

describe("changes of the protocol", () => {
  it("are told in a language, the latest first, and an earlier value of a fact is one by itself", () => {
    const content = parseContent([
      FACTS,
      aFileOf({ late: aChange({ on: "2026-07-27", time: "14:16" }), early: aChange({ on: "2026-07", block: 3 }) }),
    ]);
    expect(content.protocolChanges("de")).toMatchObject([
      { key: "late", title: "Titel", on: "2026-07-27", time: "14:16", roles: ["miner", "owner"], fact: null },
      { key: "early", block: 3 },
      {
        key: "fact-tempo-2026-06-25",
        title: "Tempo",
        text: null,
        roles: [],
        fact: "tempo",
        before: { value: "99\u00A0Blöcke", number: 99, curve: [] },
        after: { value: "360\u00A0Blöcke", number: 360 },
        sources: [{ ref: "The source code", href: "https://code.example" }],
      },
      { key: "fact-price-2026-04" },
      { key: "fact-tempo-2023", before: { number: 100 }, after: { number: 99 } },
    ]);
  });

  it("take both sides from the fact that they tell of, which then does not stand there twice", () => {
    const told = aChange({ ...BY_FACT, texts: ["concept/staking"] });
    const content = parseContent([FACTS, aConcept(), aFileOf({ told }, { leftOut: ["price"] })]);
    expect(content.protocolChanges("en")).toMatchObject([
      {
        key: "told",
        fact: "tempo",
        before: { value: "99\u00A0blocks" },
        after: { value: "360\u00A0blocks" },
        texts: [{ kind: "concept", slug: "staking" }],
      },
      { key: "fact-tempo-2023" },
    ]);
  });

  it("say in words what no fact says, with curves where there is something to draw", () => {
    const sides = { before: { text: "none" }, after: { text: inEach("ten", "zehn"), number: 10 } };
    const curves = { of: inEach("A sketch", "Skizze"), before: [0, 1], after: [1, 0.5] };
    const content = parseContent([aFileOf({ one: aChange({ ...sides, curves, sources: ["code"] }) })]);
    expect(content.protocolChanges("de")).toMatchObject([
      {
        before: { value: "none", number: null, curve: [0, 1] },
        after: { value: "zehn", number: 10, curve: [1, 0.5] },
        sketch: "Skizze",
        sources: [{ ref: "The code", href: "https://code.example" }],
      },
    ]);
  });

  it("have a version and a first block, or say why not", () => {
    const content = parseContent([
      aFileOf({
        known: aChange({ on: "2026-07-03", spec: 440, block: 3 }),
        unknown: aChange({ on: "2026-07-02", spec: "unknown", block: "unknown" }),
        none: aChange({ on: "2026-07-01", spec: "none", block: "none" }),
      }),
    ]);
    expect(content.protocolChanges("en")).toMatchObject([
      { spec: 440, block: 3, notRecorded: [] },
      { spec: null, block: null, notRecorded: ["block", "spec"] },
      { spec: null, block: null, notRecorded: [] },
    ]);
  });

  it.each([
    [{ facts: ["tempo/2020"] }, 'changes.one.facts: expected an earlier value of a fact, got "tempo/2020"'],
    [{ texts: ["concept/nothing"] }, 'changes.one.texts: expected a text in English, got "concept/nothing"'],
    [{ figure: "nothing" }, "changes.one.figure: "],
    [{ lab: { slug: "nothing" } }, 'changes.one.lab.slug: expected a lab, got "nothing"'],
    [{ sources: ["rumour"] }, 'changes.one.sources: expected one of code, got "rumour"'],
    [{ sources: [] }, "changes.one.sources: expected"],
    [{ roles: ["king"] }, "changes.one.roles.0: expected"],
    [{ after: undefined }, "changes.one.after: expected both sides or none"],
    [{ before: undefined, after: undefined }, "changes.one.before: expected what was true before and after"],
    [{ spec: undefined }, "changes.one.spec: expected a number, unknown or none"],
    [{ block: undefined }, "changes.one.block: expected a number, unknown or none"],
    [{ lab: undefined }, "changes.one.lab: expected a lab by its"],
    [{ on: "2026", time: "14:16" }, "changes.one.time: expected none without a day"],
    [{ title: { en: "Title" } }, "changes.one.title.de: expected text, got nothing"],
  ])("name what is wrong with them: %j", (fields, problem) => {
    expect(problemsOf([FACTS, aFileOf({ one: aChange(fields) })]).join("\n")).toContain(problem);
  });
});

function aChange(fields: object): object {
  return {
    on: "2026-07-01",
    spec: 1,
    block: 1,
    roles: ["owner", "miner"],
    title: inEach("Title", "Titel"),
    text: inEach("Text", "Text"),
    before: { text: "old" },
    after: { text: "new" },
    lab: "none",
    sources: [{ ref: "The code", href: "https://code.example" }],
    ...fields,
  };
}

function inEach(en: string, de: string) {
  return { en, de, ko: "한국어", fr: "Français", zh: "中文" };
}

function aFileOf(changes: object, more: object = {}): ContentFile {
  const sources = { code: { ref: "The code", href: "https://code.example" } };
  return aFile("content/changes.yaml", JSON.stringify({ sources, changes, ...more }));
}
