import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDictionary } from "../index/dictionary.ts";
import { findTypos } from "./find-typos.ts";

describe("findTypos", () => {
  it("counts a missing, added or replaced letter and a swap as one typo", () => {
    const words = ["stake", "stakes", "stkae", "staje", "stae", "subnet"];
    expect(found(words, "stake", { maxTypos: 1 })).toEqual({ stakes: 1, stkae: 1, staje: 1, stae: 1 });
  });

  it("finds a wrong first letter only where two typos are allowed, and nothing else beside it", () => {
    const words = ["alidator", "avlidator", "palidator", "palidatar", "xvalidator"];
    expect(found(words, "validator", { maxTypos: 1 })).toEqual({});
    expect(found(words, "validator", { maxTypos: 2 })).toEqual({
      alidator: 2,
      avlidator: 2,
      palidator: 2,
      xvalidator: 2,
    });
  });

  it("takes a prefix for as far as its nearest beginning", () => {
    const options = { maxTypos: 1, isPrefix: true };
    expect(found(["bittensor", "bitten", "bitesize"], "bitens", options)).toEqual({ bittensor: 1, bitesize: 1 });
  });

  it("finds what comparing with every word finds", () => {
    const letter = fc.constantFrom("a", "b", "c", "\u1112");
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 });
    const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });
    const searchedWord = fc.string({ unit: letter, minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(words, searchedWord, fc.boolean(), fc.constantFrom(1, 2), (all, searched, isPrefix, maxTypos) => {
        const options = { isPrefix, maxTypos };
        expect(found(all, searched, options)).toEqual(compareWithAll(all, searched, options));
      }),
      { numRuns: 500 },
    );
  });
});

type Options = { isPrefix?: boolean; maxTypos: number };

function found(words: string[], searched: string, options: Options): Record<string, number> {
  const dictionary = createDictionary([...words].sort((one, other) => (one < other ? -1 : 1)));
  const matches = findTypos(dictionary, searched, options);
  return Object.fromEntries(matches.map(({ place, typos }) => [dictionary.words[place], typos]));
}

function compareWithAll(words: string[], searched: string, { isPrefix, maxTypos }: Options): Record<string, number> {
  const distances = words.map((word) => {
    const distance = isPrefix ? distanceOfNearestBeginning(word, searched) : distanceOf(word, searched);
    const isFirstWrong = word[0] !== searched[0];
    return [word, isFirstWrong && distance > 0 ? distance + 1 : distance] as const;
  });
  return Object.fromEntries(distances.filter(([, distance]) => distance > 0 && distance <= maxTypos));
}

function distanceOfNearestBeginning(word: string, searched: string): number {
  const lengths = Array.from({ length: word.length + 1 }, (_, length) => length);
  return Math.min(...lengths.map((length) => distanceOf(word.slice(0, length), searched)));
}

/** The optimal string alignment distance, by its definition. */
function distanceOf(one: string, other: string, cache = new Map<string, number>()): number {
  if (one === "" || other === "") return one.length + other.length;
  const key = `${one} ${other}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const without = (letters: number, otherLetters: number) =>
    distanceOf(one.slice(0, one.length - letters), other.slice(0, other.length - otherLetters), cache);
  const [a, b] = [one.at(-1), other.at(-1)];
  const distances = [without(1, 0) + 1, without(0, 1) + 1, without(1, 1) + (a === b ? 0 : 1)];
  const isSwap = one.length > 1 && other.length > 1 && a === other.at(-2) && b === one.at(-2);
  if (isSwap) distances.push(without(2, 2) + 1);
  const distance = Math.min(...distances);
  cache.set(key, distance);
  return distance;
}
