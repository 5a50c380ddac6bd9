import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aConcept, aSubnet } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkLength } from "./check-length.ts";
import { readFiles } from "./read-files.ts";

describe("checkLength", () => {
  it.each([
    [499, ["content/en/concept/staking.md: text: expected 500 to 1200 words, got 499"]],
    [500, []],
    [1_200, []],
    [1_201, ["content/en/concept/staking.md: text: expected 500 to 1200 words, got 1201"]],
  ])("holds an English concept to 500 to 1,200 words: %i", (count, expected) => {
    expect(check([aConcept({ text: words(count) })])).toEqual({ problems: expected, warnings: [] });
  });

  it("lets other types and other languages have any number of words", () => {
    expect(check([aSubnet({ text: words(20) }), aConcept({ locale: "de", text: words(20) })]).problems).toEqual([]);
  });

  it.each<[Locale, number, number]>([
    ["de", 2_000, 2_700],
    ["ko", 840, 1_400],
    ["fr", 2_000, 2_700],
    ["zh", 700, 1_200],
  ])("warns of a translation that is too short or too long for its language: %s", (locale, fewest, most) => {
    const warningsAt = (characters: number) =>
      check([aConcept({ text: words(500) }), aConcept({ locale, text: "字".repeat(characters) })]).warnings;
    const warning = (got: number) =>
      `content/${locale}/concept/staking.md: text: expected ${fewest} to ${most} characters, as the English text has 2000, got ${got}`;
    expect(warningsAt(fewest)).toEqual([]);
    expect(warningsAt(most)).toEqual([]);
    expect(warningsAt(fewest - 1)).toEqual([warning(fewest - 1)]);
    expect(warningsAt(most + 1)).toEqual([warning(most + 1)]);
  });
});

function words(count: number): string {
  return "word ".repeat(count).trim();
}

function check(files: Parameters<typeof parseFiles>[0]) {
  const problems: string[] = [];
  const warnings: string[] = [];
  checkLength(
    readFiles(parseFiles(files, () => undefined).files),
    (path, problem) => void problems.push(`${path}: ${problem}`),
    (path, problem) => void warnings.push(`${path}: ${problem}`),
  );
  return { problems, warnings };
}
