import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { describe, expect, it } from "vitest";
import { createRichText } from "../create-rich-text.server.ts";

const richText = createRichText();

describe("sayFormula", () => {
  it.each<[Locale, string]>([
    ["en", "W bar sub i j equals the smallest of open bracket W sub i j, C sub j close bracket"],
    ["de", "W quer Index i j gleich das Kleinste von Klammer auf W Index i j, C Index j Klammer zu"],
    [
      "fr",
      "W barre indice i j égale le plus petit de parenthèse ouvrante W indice i j, C indice j parenthèse fermante",
    ],
    ["ko", "W 바 아래 첨자 i j 이퀄 최솟값 괄호 열고 W 아래 첨자 i j, C 아래 첨자 j 괄호 닫고"],
    ["zh", "W 上横线下标 i j 等于最小值左括号 W 下标 i j, C 下标 j 右括号"],
  ])("reads a formula out in %s", async (locale, words) => {
    expect(await say("\\overline W_{ij} = \\min(W_{ij}, C_j)", locale)).toBe(words);
  });

  it.each([
    ["\\frac{1}{2}", "1 over 2"],
    ["\\frac{a + b}{c}", "the fraction a plus b over c, end of fraction"],
    ["20\\,000 \\times 0.5 = 10\\,000.25", "20000 times 0.5 equals 10000.25"],
    ["7\\ 200", "7200"],
    ["2^{-k} + x^2", "2 to the power minus k, end of power, plus x to the power 2"],
    ["B^{(t)}_{ij}", "B sub i j superscript open bracket t close bracket"],
    ["\\sum_j S_j, \\sum u^+", "sum over j of S sub j, sum of u superscript plus"],
    ["a = 1, \\qquad b = 2", "a equals 1, b equals 2"],
    ["S + s", "capital S plus s"],
    ["\\sqrt{\\frac{2}{n}}", "square root of 2 over n, end of root"],
  ])("says %s without a doubt of what belongs together", async (formula, words) => {
    expect(await say(formula, "en")).toBe(words);
  });

  it("keeps a word of another language whole", async () => {
    expect(await say("\\text{Blöcke} = \\text{période d'immunité}", "de")).toBe("Blöcke gleich période d’immunité");
  });

  it("says nothing of what has no words: such a formula stands as it is", async () => {
    const html = await render("$$\n\\begin{aligned}a&=b\\end{aligned}\n$$", "en");
    expect(html).toMatch(/^<div class="math-scroll">/);
  });

  it("knows the words of every formula of our texts, in every language", { timeout: 60_000 }, async () => {
    let formulas = 0;
    for (const { locale, markdown } of listFormulas()) {
      formulas += 1;
      const html = await render(markdown, locale);
      expect(html, `${locale}: ${markdown}`).toMatch(/^<details class="formula" open><summary>.+<span>[^<]+<\/span>/);
      // Signs that have a name are said by it.
      expect(wordsOf(html), `${locale}: ${markdown}`).not.toMatch(/[=+×⋅≈≥≤∑∝←⌊⌋(){}[\]!αβθκτΔ‾~]/);
    }
    expect(formulas).toBeGreaterThanOrEqual(370);
  });
});

/** Each formula that stands in lines of its own, and those of facts; of a figure that one cites, any number will do. */
function listFormulas(): { locale: Locale; markdown: string }[] {
  const content = path.join(import.meta.dirname, "../../../../../content");
  const facts = readFileSync(path.join(content, "facts.yaml"), "utf8");
  const ofFacts = [...facts.matchAll(/^ +formula: '(.*)'$/gm)].map(([, formula]) => `$$\n${formula}\n$$`);
  return LOCALES.flatMap((locale) => {
    const texts = globSync(`${locale}/**/*.md`, { cwd: content }).flatMap((file) => {
      const text = readFileSync(path.join(content, file), "utf8").replaceAll(/\{fact:[^}]+\}/g, "1");
      return [...text.matchAll(/^ *\$\$\n[\s\S]+?^ *\$\$$/gm)].map(([formula]) => formula.replaceAll(/^ +/gm, ""));
    });
    return [...texts, ...ofFacts].map((markdown) => ({ locale, markdown }));
  });
}

async function say(formula: string, locale: Locale): Promise<string> {
  return wordsOf(await render(`$$\n${formula}\n$$`, locale));
}

function wordsOf(html: string): string {
  return html.match(/ aria-label="([^"]*)"/)?.[1] ?? "";
}

async function render(markdown: string, locale: Locale): Promise<string> {
  const { parts } = await richText.render(markdown, { locale });
  return joinHtml(parts);
}
