import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDictionary } from "./dictionary.ts";

const word = fc.string({
  unit: fc.constantFrom("a", "b", "\u1112", "\uffff", "\ud840\udc00"),
  minLength: 1,
  maxLength: 5,
});
const sortedWords = fc
  .uniqueArray(word, { maxLength: 40 })
  .map((words) => words.sort((one, other) => (one < other ? -1 : 1)));

describe("createDictionary", () => {
  it("finds the range of words with a prefix that looking at each finds", () => {
    fc.assert(
      fc.property(sortedWords, word, (words, prefix) => {
        const { from, to } = createDictionary(words).findPrefix(prefix);
        expect(words.slice(from, to)).toEqual(words.filter((one) => one.startsWith(prefix)));
      }),
    );
  });

  it("finds each word, and no other", () => {
    fc.assert(
      fc.property(sortedWords, word, (words, other) => {
        const dictionary = createDictionary(words);
        expect(words.map(dictionary.find)).toEqual(words.map((_, place) => place));
        expect(dictionary.find(other)).toBe(words.indexOf(other));
      }),
    );
  });

  it("knows the letters that words begin with", () => {
    expect(createDictionary(["a", "ab", "b", "合"]).firstLetters).toEqual(["a", "b", "合"]);
  });
});
