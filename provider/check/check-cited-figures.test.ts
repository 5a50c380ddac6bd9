import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aFact, aFactsFile } from "../content/facts/facts-builder.ts";
import { parseFacts } from "../content/facts/parse-facts.ts";
import { checkCitedFigures, linesOf } from "./check-cited-figures.ts";

const FACTS = parseFacts(
  aFactsFile({
    tempo: aFact({ value: 7200, unit: "blocks" }),
    wait: aFact({ value: 7200, unit: "blocks" }),
    fee: aFact({ value: 0.05, unit: "tao" }),
    factor: aFact({ value: 1.26 }),
    rank: aFact({ value: 32 }),
    steepness: aFact({ value: 1000 }),
    rule: aFact({ text: "7200 rules" }),
  }),
  () => undefined,
);

const TEMPO = "{fact:tempo} or {fact:wait}";

describe("checkCitedFigures", () => {
  it.each<[Locale, string, string]>([
    ["en", "It takes 7,200 blocks.", "7,200 blocks"],
    ["en", "It takes 7200\u00A0blocks.", "7200 blocks"],
    ["de", "Nach 7.200 Blöcken.", "7.200 Blöcken"],
    ["ko", "7,200블록마다", "7,200블록"],
    ["fr", "En 7\u202F200\u00A0blocs", "7 200 blocs"],
    ["fr", "En 7\u00A0200 blocs", "7 200 blocs"],
    ["zh", "每 7,200 个区块一次", "7,200 个区块"],
    ["zh", "每7200个区块一次", "7200个区块"],
  ])("names a fact that is stated and not cited, as %s writes it: %s", (locale, text, got) => {
    expect(problemsOf(text, { locale })).toEqual([
      `quiz.yaml: line 1: expected ${TEMPO}, or "7,200 blocks" among ownFigures, got "${got}"`,
    ]);
  });

  it("names the line, and every fact that it could be", () => {
    expect(problemsOf("A line.\nA fee of 0.05 τ and a factor of 1.26.")).toEqual([
      'quiz.yaml: line 2: expected {fact:factor}, or "1.26" among ownFigures, got "1.26"',
      'quiz.yaml: line 2: expected {fact:fee}, or "0.05 τ" among ownFigures, got "0.05 τ"',
    ]);
  });

  it.each([
    "{fact:tempo}, {fact:tempo:number} blocks",
    "17,200 blocks, 7,200,000 blocks, 7,200 blocksize, 0.7,200 blocks, 10.05 τ",
    "11.26, 1.261, 1.26.4, v1.26",
    "7,200 τ and 7,200 seconds",
    "rank 32 and 1,000 of them",
    "order: 126\nupdatedAt: 7200 blocks",
  ])("lets be what cites, what is another figure, and what says nothing: %s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it("lets a text have figures of its own that equal a fact, in every language, and no more than it has", () => {
    expect(problemsOf("After 7,200 blocks", { own: ["7,200 blocks"] })).toEqual([]);
    expect(problemsOf("7.200 Blöcke", { locale: "de", own: ["7,200 blocks"] })).toEqual([]);
    expect(problemsOf("After 7,200 blocks", { own: ["7,200 blocks", "0.05 τ"] })).toEqual([
      'quiz.yaml: ownFigures: expected a figure of this text that equals a fact, got "0.05 τ"',
    ]);
  });
});

function problemsOf(text: string, { locale = "en", own = [] }: { locale?: Locale; own?: string[] } = {}): string[] {
  const problems: string[] = [];
  const ownFigures = new Map([["quiz/staking", { path: "quiz.yaml", figures: own }]]);
  checkCitedFigures(
    [{ path: "quiz.yaml", key: "quiz/staking", locale, lines: linesOf(text) }],
    { facts: FACTS, ownFigures },
    (path, problem) => void problems.push(`${path}: ${problem}`),
  );
  return problems.sort();
}
