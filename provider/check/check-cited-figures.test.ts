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
    threshold: aFact({ value: 10_500_000, unit: "tao" }),
    delay: aFact({ value: 115_200, unit: "blocks" }),
    window: aFact({ value: 10, unit: "blocks" }),
    block: aFact({ value: 0.5, unit: "tao" }),
    trade: aFact({ value: 10, unit: "percent" }),
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
      `quiz.yaml: line 1: expected ${TEMPO}, or "7,200 blocks" among ownFigures.head, got "${got}"`,
    ]);
  });

  it.each<[Locale, string, string, string]>([
    ["en", "It halves at 10.5 million.", "{fact:threshold}", "10.5 million"],
    ["en", "At 10.5 M TAO it halves.", "{fact:threshold}", "10.5 M TAO"],
    ["en", "After 10,500,000 TAO.", "{fact:threshold}", "10,500,000 TAO"],
    ["de", "Bei 10,5 Millionen TAO.", "{fact:threshold}", "10,5 Millionen TAO"],
    ["fr", "À 10,5\u00A0millions de TAO.", "{fact:threshold}", "10,5 millions de TAO"],
    ["ko", "1050만 TAO에서", "{fact:threshold}", "1050만 TAO"],
    ["ko", "1,050만에 이르면", "{fact:threshold}", "1,050만"],
    ["zh", "到 1050 万枚时", "{fact:threshold}", "1050 万"],
    ["ko", "11만 5,200블록 뒤", "{fact:delay}", "11만 5,200블록"],
    ["zh", "11.52 万个区块", "{fact:delay}", "11.52 万个区块"],
    ["en", "Ten blocks before an epoch", "{fact:window}", "Ten blocks"],
    ["de", "In den zehn Blöcken davor", "{fact:window}", "zehn Blöcken"],
    ["ko", "열 블록 전", "{fact:window}", "열 블록"],
    ["fr", "dix blocs avant", "{fact:window}", "dix blocs"],
    ["zh", "之前的十个区块", "{fact:window}", "十个区块"],
    ["en", "Half a TAO per block", "{fact:block}", "Half a TAO"],
    ["de", "ein halbes TAO je Block", "{fact:block}", "ein halbes TAO"],
    ["ko", "블록마다 TAO의 절반", "{fact:block}", "TAO의 절반"],
    ["fr", "un demi-TAO par bloc", "{fact:block}", "un demi-TAO"],
    ["zh", "每个区块半个 TAO", "{fact:block}", "半个 TAO"],
    ["en", "A tenth of it a day, or 10 per cent.", "{fact:trade}", "A tenth"],
    ["de", "höchstens ein Zehntel", "{fact:trade}", "ein Zehntel"],
    ["ko", "하루에 10분의 1", "{fact:trade}", "10분의 1"],
    ["fr", "un dixième par jour, 10\u202F% par jour", "{fact:trade}", "un dixième"],
    ["zh", "一天不超过十分之一", "{fact:trade}", "十分之一"],
    ["de", "10 Prozent am Tag", "{fact:trade}", "10 Prozent"],
  ])("names it as words and large numbers too, in %s: %s", (locale, text, citation, got) => {
    expect(problemsOf(text, { locale })).toEqual([
      expect.stringMatching(new RegExp(`expected ${citation}, or .* got "${got.replaceAll(".", "\\.")}"$`)),
    ]);
  });

  it.each<[Locale, string]>([
    ["en", "10.5 million blocks, 110.5 million, seventeen blocks, often blocks, half of the stake"],
    ["ko", "TAO의 반감기, 21050만, 스테이크의 절반, 이십 블록"],
    ["zh", "二十分之一，二十个区块，一半的质押"],
    ["de", "zehntausend Blöcke, 10,5 Millionen Alpha, eine halbe Stunde"],
    ["fr", "dix-huit blocs, 10,5 millions de blocs, la moitié du stake"],
  ])("lets be what only looks like it, in %s: %s", (locale, text) => {
    expect(problemsOf(text, { locale })).toEqual([]);
  });

  it("names the line, and every fact that it could be", () => {
    expect(problemsOf("A line.\nA fee of 0.05 τ and a factor of 1.26.")).toEqual([
      'quiz.yaml: line 2: expected {fact:factor}, or "1.26" among ownFigures.head, got "1.26"',
      'quiz.yaml: line 2: expected {fact:fee}, or "0.05 τ" among ownFigures.head, got "0.05 τ"',
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
    expect(problemsOf("After 7,200 blocks", { own: { head: ["7,200 blocks"] } })).toEqual([]);
    expect(problemsOf("7.200 Blöcke", { locale: "de", own: { head: ["7,200 blocks"] } })).toEqual([]);
    expect(problemsOf("After 7,200 blocks", { own: { head: ["7,200 blocks", "0.05 τ"] } })).toEqual([
      'quiz.yaml: ownFigures.head: expected a figure stated there that equals a fact, got "0.05 τ"',
    ]);
  });

  it("lets it have them in the sections and questions that it names, and in no other", () => {
    const own = { example: ["7,200 blocks"] };
    expect(problemsOf("## Example {#example}\n\n7,200 blocks\n\n## Rule {#rule}\n\n7,200 blocks", { own })).toEqual([
      `quiz.yaml: line 7: expected ${TEMPO}, or "7,200 blocks" among ownFigures.rule, got "7,200 blocks"`,
    ]);
    const questions = "questions:\n  - key: example\n    prompt: 7,200 blocks\n  - key: rule\n    prompt: 7,200 blocks";
    expect(problemsOf(questions, { own })).toEqual([
      `quiz.yaml: line 5: expected ${TEMPO}, or "7,200 blocks" among ownFigures.rule, got "7,200 blocks"`,
    ]);
  });
});

function problemsOf(
  text: string,
  { locale = "en", own = {} }: { locale?: Locale; own?: Record<string, string[]> } = {},
): string[] {
  const problems: string[] = [];
  const ownFigures = new Map([["quiz/staking", { path: "quiz.yaml", figures: own }]]);
  checkCitedFigures(
    [{ path: "quiz.yaml", key: "quiz/staking", locale, lines: linesOf(text) }],
    { facts: FACTS, ownFigures },
    (path, problem) => void problems.push(`${path}: ${problem}`),
  );
  return problems.sort();
}
