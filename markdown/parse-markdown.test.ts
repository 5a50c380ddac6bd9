import fc from "fast-check";
import type { Nodes, Root } from "mdast";
import { describe, expect, it } from "vitest";
import { findAddresses, parseBlocks, parseMarkdown } from "./parse-markdown.ts";

describe("parseMarkdown", () => {
  it.each([
    ['::figure[A *clip*]{#flow name="clip" preset="open"}', { name: "clip", id: "flow", preset: "open" }],
    ["::figure[A clip]{name=clip}", { name: "clip" }],
    ["::figure[A clip]", {}],
    ["::figure", {}],
  ])("reads a figure: %s", (markdown, attributes) => {
    const { children } = parseMarkdown(`Before.\n${markdown}\nAfter.`);
    expect(children.map(({ type }) => type)).toEqual(["paragraph", "leafDirective", "paragraph"]);
    expect(children[1]).toMatchObject({ name: "figure", attributes });
  });

  it.each([
    "In a ratio of 1:2, at 10:30, a:b, :name, :name[x] and https://a.example:80/b:c",
    "::other[x]{name=clip}",
    "::figures[x]",
    "::figure-2[x]",
    "::figure[x]{name=clip} and more",
    "text ::figure[x]",
    ":figure[x]{name=clip}",
    ":::figure[x]\n:::",
    "::",
  ])("takes for words what is no figure: %s", (markdown) => {
    const types = typesIn(parseMarkdown(markdown));
    expect(types).not.toContain("leafDirective");
    expect(types).not.toContain("textDirective");
    expect(types).not.toContain("containerDirective");
    expect(wordsIn(parseMarkdown(markdown))).toBe(markdown);
  });

  it("knows tables, footnotes, tasks, strikes, bare addresses and formulas", () => {
    const markdown = "|a|\n|-|\n|$b$|\n\n- [x] ~~c~~ https://d.example e[^1]\n\n$$\nf\n$$\n\n[^1]: Note.";
    expect(typesIn(parseMarkdown(markdown))).toEqual(
      expect.arrayContaining([
        "table",
        "inlineMath",
        "delete",
        "link",
        "footnoteReference",
        "math",
        "footnoteDefinition",
      ]),
    );
  });
});

describe("parseBlocks", () => {
  it("finds the same blocks at the same places as whoever reads their lines, too", () => {
    const line = fc.constantFrom(
      ...[
        "# A",
        "## B {#b}",
        "Text *a* `b` [c](d)",
        "===",
        "---",
        "- a",
        "  1. b",
        "> q",
        "    code",
        "```",
        "~~~",
        "$$",
      ],
      ...[
        "",
        "",
        "| a | b |",
        "|---|---|",
        "[^1]: note",
        "[a]: /b",
        "<pre>",
        "</pre>",
        '::figure[`a`]{name="b"}',
        "\\# no",
      ],
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const markdown = lines.join("\n");
        expect(blocksOf(parseBlocks(markdown))).toEqual(blocksOf(parseMarkdown(markdown)));
      }),
      { numRuns: 200 },
    );
  });
});

describe("findAddresses", () => {
  it("says where the addresses of links, pictures and definitions stand, and of nothing else", () => {
    const markdown =
      '[a](/b "c") ![d](</e f>) `[g](/h)` [i]\n\n    [j](/k)\n\n> [i]: /l\n\n$[m](/n)$ https://o.example';
    expect(findAddresses(markdown).map(({ start, end }) => markdown.slice(start, end))).toEqual(["/b", "/e f", "/l"]);
  });
});

/** Nodes whose children are within lines. */
const HOLDS_LINES = new Set(["heading", "paragraph", "tableCell", "leafDirective"]);

function blocksOf(node: Nodes): string[] {
  const children = "children" in node && !HOLDS_LINES.has(node.type) ? node.children : [];
  return [`${node.type} ${node.position?.start.offset}-${node.position?.end.offset}`, ...children.flatMap(blocksOf)];
}

function typesIn(root: Root): string[] {
  return nodesOf(root).map(({ type }) => type);
}

function wordsIn(root: Root): string {
  return nodesOf(root)
    .map((node) => (node.type === "text" ? node.value : ""))
    .join("");
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesOf) : [])];
}
