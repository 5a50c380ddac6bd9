import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchEngine } from "../create-search-engine.ts";
import { createTokenizer } from "../text/create-tokenizer.ts";
import { createSearchIn } from "./search-in.ts";

const { tokenize } = createTokenizer();
const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
const FIELDS = ["title", "body"] as const;
type Texts = Record<(typeof FIELDS)[number], string>;

/** Compares the order of documents with the rules, applied to every document and every way to read the query. */
describe("ranking", () => {
  // Words of one letter cannot be split, so that joins are all there is.
  it("orders as the rules do, for words without typos", () => {
    const word = fc.constantFrom("a", "b", "ab", "c", "bc", "ca.");
    const text = fc.array(word, { maxLength: 7 }).map((words) => words.join(" "));
    const documents = fc.array(fc.record({ title: text, body: text }), { minLength: 1, maxLength: 8 });
    const query = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(documents, query, fc.boolean(), (texts, words, isPrefix) => {
        const { ids } = createSearchIn(texts, { typoTolerance: { enabled: false } }, { engine });
        expect(ids(words.join(" ") + (isPrefix ? "" : " "))).toEqual(rankNaively(texts, words, isPrefix));
      }),
      { numRuns: 400 },
    );
  });
});

function rankNaively(documents: readonly Texts[], words: readonly string[], isPrefix: boolean): number[] {
  const ranked = documents.flatMap((texts, index) => {
    for (let held = words.length; held > 0; held -= 1) {
      // Only the last word of the query is a prefix, also of a join; what is dropped takes that with it.
      const costs = listReadings(words.slice(0, held)).flatMap((reading) =>
        costOfReading(texts, reading, isPrefix && held === words.length),
      );
      const [best] = costs.sort(compareCosts);
      if (best) return [{ id: index + 1, cost: [words.length - held, ...best] }];
    }
    return [];
  });
  return ranked.sort((one, other) => compareCosts(one.cost, other.cost) || one.id - other.id).map(({ id }) => id);
}

type Part = { first: number; words: readonly string[] };

/** All ways to take one to three words together. */
function listReadings(words: readonly string[], first = 0): Part[][] {
  if (words.length === 0) return [[]];
  return [1, 2, 3].flatMap((size) =>
    size > words.length
      ? []
      : listReadings(words.slice(size), first + size).map((rest) => [{ first, words: words.slice(0, size) }, ...rest]),
  );
}

/** Typos, proximity, attribute, position, match of an attribute, words not as written; empty where not found. */
function costOfReading(texts: Texts, parts: readonly Part[], isPrefix: boolean): number[][] {
  const places = parts.map(({ words }, index) => {
    const wanted = words.join("");
    const isBeginning = isPrefix && index === parts.length - 1;
    return FIELDS.flatMap((name, field) =>
      tokenize(texts[name]).flatMap(({ word, position }) =>
        word === wanted || (isBeginning && word.startsWith(wanted))
          ? [{ field, position, isExact: word === wanted }]
          : [],
      ),
    );
  });
  if (places.some((of) => of.length === 0)) return [];
  const joins = sum(parts.map(({ words }) => words.length - 1));
  const proximity = sum(
    places
      .slice(1)
      .map((right, index) =>
        Math.min(4, ...(places[index] ?? []).flatMap((left) => right.map((other) => distanceBetween(left, other)))),
      ),
  );
  const attribute = sum(
    parts.map(({ words }, index) => words.length * Math.min(...(places[index] ?? []).map(({ field }) => field))),
  );
  const position = sum(
    parts.map(({ first, words }, index) => {
      const nearest = Math.min(...(places[index] ?? []).map((place) => Math.abs(place.position - first)));
      return sum(words.map((_, more) => stepsOf(nearest + more)));
    }),
  );
  const isWritten = parts.map(
    ({ words }, index) => words.length === 1 && (places[index] ?? []).some((one) => one.isExact),
  );
  const inexact = sum(parts.map(({ words }, index) => (isWritten[index] ? 0 : words.length)));
  return [[joins, proximity + joins, attribute, position, matchOfAttribute(texts, parts), inexact]];
}

function matchOfAttribute(texts: Texts, parts: readonly Part[]): number {
  // By the words one by one, however the query is read.
  const words = parts.flatMap((part) => part.words);
  const matches = FIELDS.map((name) => {
    const tokens = tokenize(texts[name]);
    const isStart = words.every((word, index) => tokens[index]?.word === word && tokens[index]?.position === index);
    return isStart ? (tokens.length === words.length ? 0 : 1) : 2;
  });
  return Math.min(...matches);
}

function distanceBetween(
  left: { field: number; position: number },
  right: { field: number; position: number },
): number {
  if (left.field !== right.field || left.position === right.position) return 4;
  const distance = right.position - left.position;
  return distance > 0 ? distance : 1 - distance;
}

function stepsOf(distance: number): number {
  return [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024].findIndex((most) => distance <= most);
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((cost, rule) => cost !== other[rule]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
