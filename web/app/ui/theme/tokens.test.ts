import { readFileSync } from "node:fs";
import { parse, wcagContrast } from "culori";
import { expect, test } from "vitest";

const TEXT = 4.5;
const PART = 3;
const tokens = readTokens();

const PAPERS = ["canvas", "surface", "raised"];
/** What is written or drawn, on what, and the least contrast of WCAG 2.2 (1.4.3 for text, 1.4.11 for parts). */
const PAIRS: [ink: string, papers: string[], least: number][] = [
  ["text", [...PAPERS, "accent-soft", "marker-soft", "notice", "danger-soft"], TEXT],
  ["muted", [...PAPERS, "notice"], TEXT],
  ["accent", [...PAPERS, "accent-soft", "marker-soft"], TEXT],
  ["danger", [...PAPERS, "danger-soft"], TEXT],
  ["success", PAPERS, TEXT],
  ["important", PAPERS, TEXT],
  ["warning", PAPERS, TEXT],
  ["code-constant", PAPERS, TEXT],
  ["code-name", PAPERS, TEXT],
  ["on-accent", ["accent"], TEXT],
  ["on-marker", ["marker", "marker-hover"], TEXT],
  ["strong-border", PAPERS, PART],
  ...Array.from({ length: 6 }, (_, index): [string, string[], number] => [`series-${index}`, PAPERS, PART]),
  ...["miner", "validator", "owner", "root", "chain", "subnet"].map((role): [string, string[], number] => [
    role,
    PAPERS,
    TEXT,
  ]),
];

for (const [mode, index] of [
  ["light", 0],
  ["dark", 1],
] as const) {
  for (const [ink, papers, least] of PAIRS) {
    test(`${mode}: ${ink} on ${papers.join(", ")} has a contrast of ${least} or more`, () => {
      for (const paper of papers) {
        expect(wcagContrast(colorOf(ink, index), colorOf(paper, index)), paper).toBeGreaterThanOrEqual(least);
      }
    });
  }

  test(`${mode}: what is drawn on a plate can be told from it, in every hue`, () => {
    for (let hue = 0; hue < 360; hue += 5) {
      expect(wcagContrast(plate("plate-ink", index, hue), plate("plate", index, hue)), `${hue}`).toBeGreaterThan(TEXT);
    }
  });
}

for (const [mode, index] of [
  ["light", 0],
  ["dark", 1],
] as const)
  test(`${mode}: a stamp can be told from every paper, in every hue`, () => {
    for (let hue = 0; hue < 360; hue += 5)
      for (const paper of PAPERS)
        expect(wcagContrast(plate("plate-stamp", index, hue), colorOf(paper, index)), `${hue}`).toBeGreaterThan(PART);
  });

test("every color is written in OKLCH, once for both modes", () => {
  for (const [name, values] of tokens.colors) {
    expect([1, 2], name).toContain(values.length);
    for (const value of values) expect(value, name).toMatch(/^oklch\(/);
  }
});

function colorOf(name: string, mode: 0 | 1): string {
  const values = tokens.colors.get(name);
  const value = values?.[mode] ?? values?.[0];
  if (!value || !parse(value)) throw new Error(`--color-${name}: no color that can be read`);
  return value;
}

function plate(name: string, mode: 0 | 1, hue: number): string {
  const value = tokens.plates.get(name)?.[mode]?.replace("var(--hue)", String(hue));
  if (!value || !parse(value)) throw new Error(`--${name}: no color that can be read`);
  return value;
}

/** The colors of the theme: light and dark, or one for both. */
function readTokens() {
  const css = ["tokens.css", "text-hues.css", "series-hues.css", "role-hues.css"]
    .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
    .join("\n");

  const read = (pattern: RegExp) =>
    new Map(
      [...css.matchAll(pattern)].map(([, name = "", value = ""]) => [
        name,
        value.match(/oklch\((?:[^()]|\([^()]*\))*\)/g) ?? [],
      ]),
    );
  return {
    colors: read(/--color-([\w-]+): ((?:light-dark|oklch)[^;]+);/g),
    plates: read(/--(plate[\w-]*): ([^;]+);/g),
  };
}
