import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../parse-markdown.ts";
import { cutPassages } from "./cut-passages.ts";

const cut = (markdown: string, idPrefix?: string) => cutPassages(parseMarkdown(markdown), markdown, idPrefix);
const LONG = "A sentence of some length about subnets. ".repeat(12).trim();

describe("cutPassages", () => {
  it("cuts at headings, and knows the id of each as its page does", () => {
    const passages = cut("Before.\n\n## Two *keys* {#two-keys}\n\nOne.\n\nTwo.\n\n### The pool\n\n- three\n- four\n");
    expect(passages).toEqual([
      { heading: null, markdown: "Before.", text: "Before." },
      { heading: { title: "Two keys", id: "two-keys" }, markdown: "One.\n\nTwo.", text: "One.\nTwo." },
      { heading: { title: "The pool", id: "the-pool" }, markdown: "- three\n- four", text: "three\nfour" },
    ]);
    expect(cut("## The pool\n\nText.", "keys")[0]?.heading?.id).toBe("keys-the-pool");
  });

  it("keeps what is written, with tables, formulas and code", () => {
    const text = "Let $x$ be:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n$$\nx = y\n$$\n\n```sh\nbtcli\n```";
    expect(cut(text).map(({ markdown }) => markdown)).toEqual([text]);
  });

  it("parts a long section between blocks, never within one", () => {
    const passages = cut(`## A {#a}\n\n${LONG}\n\n${LONG}\n\n${LONG} ${LONG}`);
    expect(passages.map(({ markdown }) => markdown)).toEqual([LONG, LONG, `${LONG} ${LONG}`]);
    expect(passages.every(({ heading }) => heading?.id === "a")).toBe(true);
  });

  it("parts Chinese and Korean sooner, since they say more in less", () => {
    const sentence = "子网是针对一种数字工作的市场。".repeat(20);
    expect(cut(`${sentence}\n\n${sentence}`)).toHaveLength(2);
  });

  it("does not part a list or a formula from what announces it", () => {
    expect(cut(`${LONG} You need:\n\n- ${LONG}`)).toHaveLength(1);
    expect(cut(`${LONG} ${LONG}\n\n$$\nx\n$$`)).toHaveLength(1);
  });

  it("leaves out notes and the signs that point to them, comments, and what only leads on", () => {
    const text =
      "One[^1], two.\n\n[^1]: A note.\n\n<!-- hidden -->\n\nThree.\n\n## Next\n\n- [Pools](/pools)\n- [Keys](/keys)";
    expect(cut(text)).toEqual([{ heading: null, markdown: "One, two.\n\nThree.", text: "One, two.\nThree." }]);
  });

  it("takes the addresses along that stand elsewhere in the text", () => {
    expect(cut("More on that: see [the pool].\n\n## B\n\nText.\n\n[the pool]: /pool")[0]?.markdown).toBe(
      "More on that: see [the pool].\n\n[the pool]: /pool",
    );
  });

  it("has nothing of an empty text", () => {
    expect(cut("")).toEqual([]);
    expect(cut("## Only a heading")).toEqual([]);
  });
});
