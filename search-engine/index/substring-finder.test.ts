import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSubstringFinder } from "./substring-finder.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 });

describe("createSubstringFinder", () => {
  it("finds the words that hold a text, and those that end with it", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), word, (words, text) => {
        const finder = createSubstringFinder(words);
        const places = (matches: (word: string) => boolean) =>
          words.flatMap((one, place) => (matches(one) ? [place] : []));
        expect(finder.find(text, 100)).toEqual(places((one) => one.includes(text)));
        expect(finder.findEnding(text, 100)).toEqual(places((one) => one.endsWith(text)));
        expect(finder.find(text, 2)).toEqual(places((one) => one.includes(text)).slice(0, 2));
      }),
    );
  });
});
