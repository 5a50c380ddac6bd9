import { describe, expect, it } from "vitest";
import { parseSearchWords } from "../search-words/parse-search-words.ts";
import { checkSearchWords } from "./check-search-words.ts";

const EACH = "en: [is it safe], de: [ist es sicher], ko: [안전한가], fr: [est-ce sûr], zh: [安全吗]";

const inEach = (words: string) => ["en", "de", "ko", "fr", "zh"].map((locale) => `${locale}: { ${words} }`).join(", ");

describe("what the search knows besides the texts", () => {
  it("is read, and leads to pages that there are", () => {
    const { words, problems } = check(`asked: { faq/stake: { ${EACH} } }\nformerly: { gen: [Three Gen] }`);
    expect(problems).toEqual([]);
    expect(words.asked.get("faq/stake")?.ko).toEqual(["안전한가"]);
    expect(words.formerly.get("gen")).toEqual(["Three Gen"]);
  });

  it("has pages that stand in no menu, in every language", () => {
    const { words, problems } = check(
      `pages: { /facts: { ${inEach("title: F, description: d, asked: [all figures]")} } }`,
    );
    expect(problems).toEqual([]);
    expect(words.pages.get("/facts")?.zh).toEqual({ title: "F", description: "d", asked: ["all figures"] });
  });

  it("is nothing in an empty file", () => {
    expect(check("").words).toEqual({ asked: new Map(), formerly: new Map(), pages: new Map() });
  });

  it.each([
    [`asked: { faq/none: { ${EACH} } }`, "asked.faq/none: expected a page that there is, got none"],
    [`asked: { faq/stake: { en: [is it safe] } }`, "asked.faq/stake.de: "],
    [`asked: { stake: { ${EACH} } }`, "asked.stake: "],
    [`asked: { faq/stake: { ${EACH} }, faq/other: { ${EACH} } }`, 'expected what no page has, got "is it safe" as in'],
    [`asked: { faq/stake: { ${EACH.replace("is it safe", "a".repeat(101))} } }`, "asked.faq/stake.en.0: "],
    [`pages: { /facts: { en: { title: F, description: d, asked: [all] } } }`, "pages./facts.de: "],
    [
      `asked: { faq/stake: { ${EACH} } }\npages: { /facts: { ${inEach("title: F, description: d, asked: [is it safe]")} } }`,
      'pages./facts.en: expected what no page has, got "is it safe" as in asked.faq/stake',
    ],
    ["formerly: { none: [Three Gen] }", "formerly.none: expected a subnet that there is, got none"],
    ["formerly: { gen: [Four Gen] }", 'formerly.gen: expected a name that its text tells of, got "Four Gen"'],
  ])("is refused: %s", (text, problem) => {
    expect(check(text).problems.join("\n")).toContain(problem);
  });
});

function check(text: string) {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const words = parseSearchWords({ path: "content/search-words.yaml", text }, report);
  const files = [aFile("faq", "stake"), aFile("faq", "other"), aFile("subnet", "gen", "It was **Three Gen**.")];
  checkSearchWords(words, files, report);
  return { words, problems };
}

function aFile(type: "faq" | "subnet", slug: string, markdown = "") {
  return { type, slug, locale: "en" as const, markdown };
}
