import { describe, expect, it } from "vitest";
import { atMost, printFigure } from "./print-figure.mjs";
import { readAccessibility, readBytes, readLighthouse, readRelevance } from "./quality-figures.mjs";

describe("figures for the page of quality", () => {
  it("are read from the relevance gate", () => {
    const output = [
      "figure: relevance in en: 182 queries, hit@1 89.6 %, hit@3 96.7 %, MRR 0.930",
      "figure: relevance in en, source by source: 182 queries, hit@1 85.0 %, hit@3 92.0 %, MRR 0.890",
      "stdout | figure: titles in en: 291 of 292 among the first three",
      "figure: relevance in zh: 142 queries, hit@1 88.0 %, hit@3 95.8 %, MRR 0.920",
    ].join("\n");
    const [english, chinese] = readRelevance(output);
    expect(english).toEqual({
      of: "en",
      figures: { queries: 182, hitAt1: 89.6, hitAt3: 96.7, reciprocalRank: 0.93, titles: 292, titlesFound: 291 },
    });
    expect(chinese).toEqual({ of: "zh", figures: { queries: 142, hitAt1: 88, hitAt3: 95.8, reciprocalRank: 0.92 } });
  });

  it("are read as they are printed", () => {
    const lighthouse = printed(() => {
      printFigure("home: performance", "97", "≥ 98");
      printFigure("home: best-practices", "100");
      printFigure("home: cumulative layout shift", "0.004", atMost(0.004, 0.01));
      printFigure("search: seo", "100");
    });
    expect(readLighthouse(lighthouse)).toEqual([
      { of: "home", figures: { performance: 97, bestPractices: 100, shift: 0.004 } },
      { of: "search", figures: { seo: 100 } },
    ]);
    const bytes = printed(() => {
      printFigure("/concepts/a, gzip: HTML", "16.4 kB", atMost(16.4, 20, "kB"));
      printFigure("/concepts/a, gzip: all JavaScript it loads", "155.0 kB", atMost(155, 162, "kB"));
    });
    expect(readBytes(bytes)).toEqual([{ of: "/concepts/a", figures: { html: 16.4, javascript: 155 } }]);
  });

  it("are none where a page has a violation", () => {
    const lines = [
      "  ✓  1 [desktop] › every-page.test.ts:14:5 › desktop › /about is whole, accessible, and fits (2.1s)",
      "  ✓  2 [desktop] › every-page.test.ts:14:5 › phone › /ko/facts is whole, accessible, and fits (2.1s)",
    ];
    expect(readAccessibility([...lines, "  2 passed (4s)"].join("\n"))).toEqual([
      { of: "desktop", figures: { pages: 1, violations: 0 } },
      { of: "phone", figures: { pages: 1, violations: 0 } },
    ]);
    expect(readAccessibility([...lines, "  1 failed", "  1 passed (4s)"].join("\n"))).toEqual([]);
    expect(readAccessibility("no test was run")).toEqual([]);
  });
});

/** @param {() => void} print */
function printed(print) {
  /** @type {string[]} */
  const lines = [];
  const { log } = console;
  console.log = (line) => void lines.push(line);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.join("\n");
}
