import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { readText } from "@learn-bittensor/markdown/read-text";
import { describe, expect, it } from "vitest";
import { checkSigns } from "./check-signs.ts";

describe("checkSigns", () => {
  it.each([
    "새 **“검증자”**는 이렇다.",
    "A word[^gone].",
    '::figur[A clip]{name="clip"}',
    '::figure[A clip{name="clip"}',
    ":::note",
    "> [!NOTE] On one line",
    "A paragraph {#with-an-id}",
    "[A link] (/a) and [another](/b c)",
  ])("names what was meant as a sign: %s", (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  it.each([
    "> [!NOTE]\n> Words",
    "`**`, `[^1]` and $a[^2]$",
    "2 * 3 ** 4 = 1:2, at 10:30",
    "**A** word[^1].\n\n[^1]: Note.",
  ])("is content with %s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  checkSigns(readText(parseMarkdown(text)).prose, (problem) => void problems.push(problem));
  return problems;
}
