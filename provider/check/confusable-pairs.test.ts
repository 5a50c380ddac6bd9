import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkWords } from "./check-words.ts";

/** The site's own table, whose patterns are held to sentences here. */
const TERMS = aFile("content/terms.yaml", readFileSync(new URL("../../content/terms.yaml", import.meta.url), "utf8"));
const { terms, confusions } = parseFiles([TERMS], () => undefined);

type Sentences = Record<Locale, { wrong: string; right: string }>;

const PAIRS: [string, string, Sentences][] = [
  [
    "TAO and alpha",
    "miners are paid in alpha, not in TAO",
    {
      en: { wrong: "Here miners earn TAO.", right: "Here miners earn alpha, which has a price in TAO." },
      de: { wrong: "Miner verdienen TAO.", right: "Miner verdienen Alpha, das einen Preis in TAO hat." },
      ko: { wrong: "채굴자는 TAO로 보상을 받습니다.", right: "채굴자는 알파로 보상을 받습니다." },
      fr: { wrong: "Les mineurs sont payés en TAO.", right: "Les mineurs sont payés en alpha." },
      zh: { wrong: "矿工得到的是 TAO。", right: "矿工得到的是 alpha。" },
    },
  ],
  [
    "burning and recycling",
    "that burning does not delay a halving; recycling does",
    {
      en: { wrong: "So burning delays the next halving.", right: "Burning does not delay it; recycling does." },
      de: { wrong: "Verbrennen verzögert das nächste Halving.", right: "Recyceln verzögert das nächste Halving." },
      ko: { wrong: "소각은 다음 반감기를 늦춥니다.", right: "재활용은 다음 반감기를 늦춥니다." },
      fr: { wrong: "Or brûler du TAO retarde le prochain halving.", right: "Recycler retarde le prochain halving." },
      zh: { wrong: "销毁会推迟下一次减半。", right: "回收会推迟下一次减半。" },
    },
  ],
  [
    "staking and locking",
    "TAO is staked; what is locked, for conviction, is alpha",
    {
      en: { wrong: "You lock your TAO for a while.", right: "You stake TAO; alpha can be locked." },
      de: { wrong: "Man kann TAO sperren.", right: "Man kann Alpha sperren und TAO staken." },
      ko: { wrong: "TAO를 잠그면 됩니다.", right: "알파를 잠그면 됩니다." },
      fr: { wrong: "Vous pouvez verrouiller du TAO.", right: "Vous pouvez verrouiller de l’alpha." },
      zh: { wrong: "你可以锁定 TAO。", right: "你可以锁定 alpha，质押 TAO。" },
    },
  ],
  [
    "validators and delegates",
    "validators score miners; delegates are who accepts stake",
    {
      en: { wrong: "The delegates score the miners.", right: "Validators score miners; delegates accept stake." },
      de: { wrong: "Delegates bewerten die Miner.", right: "Validatoren bewerten die Miner." },
      ko: { wrong: "델리게이트가 채굴자를 평가합니다.", right: "검증자가 채굴자를 평가합니다." },
      fr: { wrong: "Les délégués évaluent les mineurs.", right: "Les validateurs évaluent les mineurs." },
      zh: { wrong: "受托人给矿工打分。", right: "验证者给矿工打分。" },
    },
  ],
];

describe.each(PAIRS)("%s", (_, say, sentences) => {
  it.each(LOCALES)("are told apart (%s)", (locale) => {
    const { wrong, right } = sentences[locale];
    expect(problemsOf(wrong, locale)).toEqual([expect.stringContaining(`expected ${say}, got `)]);
    expect(problemsOf(right, locale)).toEqual([]);
  });
});

function problemsOf(text: string, locale: Locale): string[] {
  const problems: string[] = [];
  checkWords({ locale }, [text], { terms, confusions }, (problem) => void problems.push(problem));
  return problems;
}
