import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCRIPT } from "./character-classes.ts";
import { createTokenizer, isTooLong } from "./create-tokenizer.ts";
import { foldWord } from "./fold-word.ts";
import { createSimplifier } from "./traditional-characters.ts";

const { tokenize } = createTokenizer();
const simplify = createSimplifier();
/** For what looks at many texts, on a busy machine. */
const TIMEOUT_MS = 60_000;

describe("createTokenizer", () => {
  it.each([
    ["TAO를", ["TAO", "를"]],
    ["学习TAO", ["学习", "TAO"]],
    ["TAO2 K8S를", ["TAO2", "K8S", "를"]],
    ["64번", ["64", "번"]],
    ["Plaτform", ["Pla", "τ", "form"]],
    ["camelCase stays", ["camelCase", "stays"]],
    ["l'incitation, l’œuvre", ["l", "incitation", "l", "œuvre"]],
    ["commit-reveal_v2 a/b\\c", ["commit", "reveal", "v2", "a", "b", "c"]],
    ["a+b±c×d÷e∑f`g", ["a", "b", "c", "d", "e", "f", "g"]],
    ["<b>bold</b>", ["<b>bold<", "b>"]],
    ["a=b|c~d^e$f°g€h", ["a=b|c~d^e$f°g€h"]],
    ["👍🏽 ok👍", ["👍🏽", "ok👍"]],
    ["去中心化机器学习网络", ["去", "中心", "化", "机器", "学习", "网络"]],
    ["", []],
    [" ... ", []],
  ])("splits %j", (text, words) => {
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it.each([
    ["one two", [0, 1]],
    ["one-two, three", [0, 1, 9]],
    ["one,two", [0, 1]],
    ["32.3", [0, 1]],
    ["one. two! three", [0, 8, 16]],
    ["one? ; ! two", [0, 8]],
    ["钱包，安全", [0, 8]],
    ["one\ntwo", [0, 1]],
    ["one\0two", [0, 8]],
    [". one", [0]],
  ])("counts the positions of %j", (text, positions) => {
    expect(tokenize(text).map(({ position }) => position)).toEqual(positions);
  });

  it("begins at a position, and looks at no more words than asked", () => {
    expect(tokenize("a b c", { position: 8, limit: 2 }).map(({ position }) => position)).toEqual([8, 9]);
  });

  it("looks at no more than 65,535 positions", () => {
    expect(tokenize("a ".repeat(70_000))).toHaveLength(65_535);
  });

  it("cuts a run of Chinese without end, and does not read on when it has enough", () => {
    expect(tokenize("质".repeat(1000))).toHaveLength(1000);
    expect(tokenize("质".repeat(1_000_000), { limit: 10 })).toHaveLength(10);
    expect(tokenize(`${"a".repeat(255)}𠀀`.repeat(3))).not.toEqual([]);
  });

  it("knows words that are too long", () => {
    expect(isTooLong("a".repeat(250))).toBe(false);
    expect(isTooLong("a".repeat(251))).toBe(true);
    expect(isTooLong("합의".normalize("NFKD").repeat(20))).toBe(true);
  });

  it("finds what splitting at separators finds, where there is one script", () => {
    const piece = fc.constantFrom("a", "É", "z9", " ", "-", ". ", ".", ", ", "!", "'", "\t", "<", "œ", "…", "\n");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        expect(tokenize(text).map(({ word, position }) => [word, position])).toEqual(splitNaively(text));
      }),
    );
  });

  it(
    "tells where each word stands, in any text",
    () => {
      fc.assert(
        fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
          let end = 0;
          let position = -1;
          for (const token of tokenize(text)) {
            expect(token.start).toBeGreaterThanOrEqual(end);
            expect(token.position).toBeGreaterThan(position);
            expect(token.word).toBe(foldWord(simplify(text).slice(token.start, token.end), token.script));
            ({ end, position } = token);
          }
          expect(end).toBeLessThanOrEqual(text.length);
        }),
      );
    },
    TIMEOUT_MS,
  );
});

function splitNaively(text: string): [string, number][] {
  const words: [string, number][] = [];
  let position = 0;
  for (const [, separators = "", word = ""] of text.matchAll(/([\s.,!'…-]*)([^\s.,!'…-]+)/g)) {
    if (words.length > 0) position += /[.,] |[!…]/.test(separators) ? 8 : 1;
    words.push([foldWord(word, SCRIPT.latin), position]);
  }
  return words;
}
