import { describe, expect, it } from "vitest";
import { filterTerms, parseTermFilter } from "./term-filter.ts";

const term = (name: string, definition: string, elsewhere: string[] = []) => ({
  key: name,
  name,
  definition,
  elsewhere: elsewhere.map((other) => ({ locale: "ko" as const, name: other })),
  related: [],
  usedIn: [],
  isUsedInMore: false,
});
const LETTERS = [
  { letter: "C", terms: [term("coldkey", "The key of a wallet."), term("coldkey swap", "A new key.")] },
  { letter: "E", terms: [term("émission", "New alpha.")] },
  { letter: "S", terms: [term("stake", "What stands behind a coldkey.", ["스테이크"])] },
];

describe("filterTerms", () => {
  const namesOf = (text: string) =>
    filterTerms(LETTERS, text).map(({ letter, terms }) => [letter, terms.map(({ name }) => name)]);

  it.each([
    ["every word of a name, in any order", "SWAP  cold", [["C", ["coldkey swap"]]]],
    ["a name before a definition", "coldkey", [["C", ["coldkey", "coldkey swap"]]]],
    ["a definition, where no name says it", "behind", [["S", ["stake"]]]],
    ["a name without its accents", "emis", [["E", ["émission"]]]],
    ["what another language calls it", "스테이크", [["S", ["stake"]]]],
    ["a Korean syllable that is half typed", "스ㅌ", [["S", ["stake"]]]],
    ["nothing", "bread", []],
  ])("finds %s", (_, text, found) => {
    expect(namesOf(text)).toEqual(found);
  });

  it.each(["", "  "])("leaves all terms where nothing is asked for: “%s”", (text) => {
    expect(filterTerms(LETTERS, text)).toBe(LETTERS);
  });
});

it.each([
  ["", ""],
  ["?q=%20stake%20", "stake"],
  [`?q=${"a".repeat(99)}`, "a".repeat(60)],
])("reads what an address asks for: %s", (search, text) => {
  expect(parseTermFilter(new URLSearchParams(search))).toBe(text);
});
