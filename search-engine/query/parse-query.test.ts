import { describe, expect, it } from "vitest";
import { createTokenizer } from "../text/create-tokenizer.ts";
import { parseQuery } from "./parse-query.ts";

const tokenizer = createTokenizer();

describe("parseQuery", () => {
  it("takes the last word for a prefix, unless something follows it", () => {
    expect(read("subnet val")).toEqual(["subnet", "val*"]);
    expect(read("val ")).toEqual(["val"]);
    expect(read("val.")).toEqual(["val"]);
    expect(read('"a" val"')).toEqual(['"a"', "val"]);
    expect(read("val$")).toEqual(["val$*"]);
  });

  it("reads phrases, also one that is not closed", () => {
    expect(read('"yuma consensus" tao')).toEqual(['"yuma consensus"', "tao*"]);
    expect(read('yuma "dynamic tao')).toEqual(["yuma", '"dynamic tao"']);
    expect(read('"commit-reveal"')).toEqual(['"commit reveal"']);
    expect(read('""""')).toEqual([]);
    expect(read('a""b')).toEqual(["a", "b*"]);
  });

  it("makes two phrases where a sentence ends in one", () => {
    expect(read('"weights. miners"')).toEqual(['"weights"', '"miners"']);
    expect(read('"weights.miners"')).toEqual(['"weights miners"']);
    expect(read('-"a! b" c')).toEqual(["-a", "-b", "c*"]);
  });

  it("takes a hyphen before a word for an operator", () => {
    expect(read("mining -network")).toEqual(["mining", "-network"]);
    expect(read('-"network mining"')).toEqual(["-network mining"]);
    expect(read("- economy")).toEqual(["economy*"]);
    expect(read("self-hosted")).toEqual(["self", "hosted*"]);
    expect(read("--a")).toEqual(["a*"]);
    expect(read("a\t-b\n-c")).toEqual(["a", "-b", "-c"]);
    expect(read('"a -b"')).toEqual(['"a b"']);
    expect(read("-质押 网络")).toEqual(["-质 押", "网络*"]);
  });

  it("counts ten terms, a phrase as one", () => {
    expect(read("a b c d e f g h i j k")).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]);
    expect(read('a b c d e f g h i "j k" l -m')).toHaveLength(10);
    expect(read("a ".repeat(1000))).toHaveLength(10);
  });

  it("looks at a thousand words and separators", () => {
    expect(read(`${"-x ".repeat(400)}tao`)).not.toContain("tao*");
    expect(read(`${" ".repeat(1000)}tao`)).toEqual([]);
  });

  it("skips stop words, but not as the last word, and lets any word stand for one in a phrase", () => {
    const stopWords = new Set(["the", "of"]);
    expect(read("the weights ", stopWords)).toEqual(["weights"]);
    expect(read("the", stopWords)).toEqual(["the*"]);
    expect(read("of the ", stopWords)).toEqual([]);
    expect(read('"the proof of weights the"', stopWords)).toEqual(['"proof ? weights"']);
    expect(read('"of the"', stopWords)).toEqual([]);
  });

  it("tells where words stand in the query, and which were written together", () => {
    const { terms } = parseQuery("a of b. 质押", tokenizer, new Set(["of"]));
    expect(terms.map(({ position }) => position)).toEqual([0, 2, 10, 11]);
    expect(terms.map(({ run }) => run)).toEqual([0, 2, 3, 3]);
  });
});

/** `*` behind a prefix, quotes around a phrase, `-` before what must not occur; `?` is any word. */
function read(query: string, stopWords: ReadonlySet<string> = new Set()): string[] {
  const { terms, negatives } = parseQuery(query, tokenizer, stopWords);
  const show = (words: readonly (string | null)[]) => words.map((word) => word ?? "?").join(" ");
  const read = terms.map(({ words, isPhrase, isPrefix }) =>
    isPhrase ? `"${show(words)}"` : `${show(words)}${isPrefix ? "*" : ""}`,
  );
  const negative = negatives.map((words) => `-${show(words)}`);
  return query.trimStart().startsWith("-") ? [...negative, ...read] : [...read, ...negative];
}
