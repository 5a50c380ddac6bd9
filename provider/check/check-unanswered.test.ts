import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkUnanswered, listUnanswered } from "./check-unanswered.ts";

const SAID: Record<Locale, string> = {
  en: "Which of the two wins, our sources do not say.",
  de: "Wer gewinnt, sagen unsere Quellen nicht.",
  ko: "어느 쪽이 되는지는 출처에 나오지 않습니다.",
  fr: "Nos sources ne disent pas laquelle l’emporte.",
  zh: "谁胜出，我们的来源没有说。",
};

describe("checkUnanswered", () => {
  it.each(Object.entries(SAID))("asks a text about the protocol for what was searched, in %s", (locale, text) => {
    const { problems } = checked({ [`content/${locale}/faq/one.md`]: faq(text) });
    expect(problems).toEqual([expect.stringContaining(`content/${locale}/faq/one.md: text: expected what was found`)]);
  });

  it("lets a text name what was searched in vain", () => {
    expect(
      checked({ "content/en/faq/one.md": faq("It is not named; README and code were searched.") }).problems,
    ).toEqual([]);
  });
});

describe("listUnanswered", () => {
  it("names the texts, with how often in each language", () => {
    const { listed } = checked({
      "content/en/faq/one.md": faq(`${SAID.en} The price is not in our sources.`),
      "content/de/faq/one.md": faq(SAID.de),
    });
    expect(listed).toEqual(['"our sources do not say": 3 (texts: 1)', "  faq/one: en 2, de 1"]);
  });

  it("counts nothing where all is answered", () => {
    expect(checked({ "content/en/faq/one.md": faq("The leader wins.") }).listed).toEqual([
      '"our sources do not say": 0 (texts: 0)',
    ]);
  });
});

function faq(text: string): string {
  return `---\nquestion: What now?\ntopic: safety\norder: 1\nupdatedAt: 2026-11-23\n---\n\n${text}\n`;
}

function checked(texts: Record<string, string>) {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const { files } = parseFiles(
    Object.entries(texts).map(([path, text]) => aFile(path, text)),
    report,
  );
  checkUnanswered(files, report);
  return { problems: problems.filter((problem) => problem.includes(": text: ")), listed: listUnanswered(files) };
}
