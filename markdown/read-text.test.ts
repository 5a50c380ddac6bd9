import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";
import { readText } from "./read-text.ts";

describe("readText", () => {
  it("lists headings with the ids that are written behind them, wherever they stand", () => {
    expect(read("# A *b* `c` {#b}\n\n> ### D\n\nE\n---").headings).toEqual([
      { depth: 1, id: "b", title: "A b c" },
      { depth: 3, id: null, title: "D" },
      { depth: 2, id: null, title: "E" },
    ]);
  });

  it("lists links, pictures and code", () => {
    const text = read("[a](/b) ![c](d.svg) <e@f.example> `g`\n\n```sh\nh\n```\n\n[i]: /j");
    expect(text.links).toEqual(["/b", "mailto:e@f.example", "/j"]);
    expect(text.images).toEqual([{ url: "d.svg", alt: "c" }]);
    expect(text.code).toEqual(["g", "h"]);
  });

  it("reads prose as readers do: no code, formulas or marks; a paragraph, cell, heading or caption a line", () => {
    const markdown = [
      "## Title {#title}",
      "> [!NOTE]\n> A *note* of `code` and $x$.[^1]",
      "| a | b |\n|---|---|\n| c | **d** |",
      "::figure[A [caption](/c)]{name=clip}",
      "[^1]: Its words.",
    ].join("\n\n");
    expect(read(markdown).prose).toEqual([
      "Title",
      "A note of  and .",
      ...["a", "b", "c", "d"],
      "A caption",
      "Its words.",
    ]);
  });

  it("tells words in italics and bold, and which are bold", () => {
    expect(read("*a* **b** _c_")).toMatchObject({ emphasized: ["a", "b", "c"], bold: ["b"] });
  });

  it("cuts a text at its headings of the first two levels, and knows the callout that a section begins with", () => {
    const markdown = "Before.\n\n## A {#a}\n\n> [!TIP]\n> One.\n\n### B {#b}\n\n`c`\n\n> ## Quoted\n\n## D\n\n> E";
    const sections = read(markdown).sections.map(({ id, callout, prose, headings, code }) => ({
      ...{ id, callout, prose, code },
      headings: headings.map((heading) => heading.title),
    }));
    expect(sections).toEqual([
      { id: "head", callout: null, prose: ["Before."], headings: [], code: [] },
      { id: "a", callout: "tip", prose: ["A", "One.", "B", "", "Quoted"], headings: ["B", "Quoted"], code: ["c"] },
      { id: "section-2", callout: null, prose: ["D", "E"], headings: [], code: [] },
    ]);
  });

  it("lists figures, with what is wrong with them", () => {
    const markdown = '::figure[A *clip*]{#id name="clip" preset=a}\n\n- ::figure{nmae=clip .big}';
    expect(read(markdown).figures).toEqual([
      { name: "clip", asked: "id", preset: "a", caption: "A clip", unknown: [], isNested: false },
      { name: null, asked: null, preset: null, caption: "", unknown: ["nmae", "class"], isNested: true },
    ]);
  });

  it("lists the ids of footnotes that are called and there", () => {
    expect(read("a[^x] b[^y] `[^z]`\n\n[^x]: Note.\n[^z]: Note.").footnoteIds).toEqual([
      "footnote-label",
      "fn-x",
      "fnref-x",
    ]);
    expect(read("a").footnoteIds).toEqual([]);
  });
});

function read(markdown: string) {
  return readText(parseMarkdown(markdown));
}
