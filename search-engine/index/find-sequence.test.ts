import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTokenizer } from "../text/create-tokenizer.ts";
import { createIndex } from "./create-index.ts";
import { findSequence } from "./find-sequence.ts";
import { DEFAULT_SETTINGS } from "./index-settings.ts";

const tokenizer = createTokenizer();
const text = fc.array(fc.constantFrom("a", "b", "c", "d."), { maxLength: 8 }).map((words) => words.join(" "));

describe("findSequence", () => {
  it("finds what looking at every text finds", () => {
    const sequence = fc.array(fc.constantFrom("a", "b", "c", null), { minLength: 1, maxLength: 3 });
    const documents = fc.array(fc.record({ title: text, body: text }), { maxLength: 6 });
    fc.assert(
      fc.property(documents, sequence, (texts, words) => {
        fc.pre(words[0] !== null && words.at(-1) !== null);
        expect(findInIndex(texts, words)).toEqual(findInTexts(texts, words));
      }),
    );
  });

  it("takes any of several words for an element", () => {
    const snapshot = toSnapshot([{ title: "root network" }, { title: "root net" }, { title: "net root" }]);
    const { from, to } = snapshot.dictionary.findPrefix("net");
    const { documents } = findSequence(snapshot, [[snapshot.dictionary.find("root")], [from, to - 1]]);
    expect(Array.from(documents)).toEqual([0, 1]);
  });
});

function toSnapshot(documents: Record<string, string>[]) {
  const index = createIndex(tokenizer, { ...DEFAULT_SETTINGS, searchableAttributes: ["title", "body"] });
  for (const [id, document] of documents.entries()) index.write(String(id), document);
  return index.snapshot();
}

function findInIndex(documents: Record<string, string>[], words: (string | null)[]): number[] {
  const snapshot = toSnapshot(documents);
  const elements = words.map((word) => {
    const place = word === null ? null : snapshot.dictionary.find(word);
    return place === null ? null : place < 0 ? [] : [place];
  });
  return Array.from(findSequence(snapshot, elements).documents);
}

function findInTexts(documents: Record<string, string>[], words: (string | null)[]): number[] {
  return documents.flatMap((document, number) => {
    const isThere = Object.values(document).some((value) => {
      const tokens = tokenizer.tokenize(value);
      return tokens.some(({ position }) =>
        words.every((word, offset) =>
          word === null ? true : tokens.some((token) => token.word === word && token.position === position + offset),
        ),
      );
    });
    return isThere ? [number] : [];
  });
}
