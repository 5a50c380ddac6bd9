import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findHeadings, readHeadings } from "./find-headings.ts";
import { scanHeadings } from "./scan-headings.ts";

describe("findHeadings", () => {
  it("finds the first two levels, with their words and where they stand", () => {
    const text = "Before.\n# One {#one}\nText.\n\n##  Two  \n### Three\n#no space\n";
    const found = findHeadings(text);
    expect(found.map(({ depth, words }) => [depth, words])).toEqual([
      [1, "One {#one}"],
      [2, "Two"],
    ]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["# One {#one}", "##  Two  "]);
  });

  it.each([
    ["a fenced block", "```sh\n# inside\n```\n# After"],
    ["a block of tildes with backticks in it", "~~~\n```\n# inside\n~~~\n# After"],
    ["a block that a shorter fence does not close", "````\n```\n# inside\n````\n# After"],
    ["a block that a fence with a language does not close", "```\n```sh\n# inside\n```\n# After"],
    ["a block in a list", "- item\n\n  ```\n  # inside\n  ```\n# After"],
    ["a formula", "$$\n# inside\n$$\n# After"],
    ["HTML", "<pre>\n# inside\n</pre>\n# After"],
  ])("leaves alone what stands in %s", (_, text) => {
    expect(findHeadings(text).map(({ words }) => words)).toEqual(["After"]);
  });

  it("leaves alone all below a fence that nothing closes", () => {
    expect(findHeadings("# Before\n```\n# inside")).toHaveLength(1);
  });

  it("takes a line of code between backticks for no fence", () => {
    expect(findHeadings("```one``` and more\n# After")).toHaveLength(1);
  });

  it("knows that a block ends with the list item that it stands in", () => {
    expect(findHeadings("- item\n\n  ```\n# After").map(({ words }) => words)).toEqual(["After"]);
  });

  it("finds those that are underlined, or stand a little off the margin", () => {
    const text = "Two\nlines\n---\n  # One #\n";
    const found = findHeadings(text);
    expect(found.map(({ depth, words }) => [depth, words])).toEqual([
      [2, "Two\nlines"],
      [1, "One"],
    ]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Two\nlines\n---", "# One #"]);
  });

  it("leaves words as they are written", () => {
    expect(findHeadings("# A *b* `c` [d](e) \\* &amp; {#f}")[0]?.words).toBe("A *b* `c` [d](e) \\* &amp; {#f}");
  });

  it("leaves alone headings in quotations and lists", () => {
    expect(findHeadings("> # Quoted\n\n- item\n\n  # Inside\n\n    # Code")).toEqual([]);
  });
});

describe("scanHeadings", () => {
  const line = fc.constantFrom(
    ...[
      "# A",
      "## B {#b}",
      "### C",
      "##",
      "#",
      "#no",
      "# D #",
      "\\# no",
      "  # E",
      "Text",
      "- a",
      "   1. b",
      "> q",
      "    code",
    ],
    ...[
      "===",
      "---",
      "--",
      "- - -",
      "***",
      "```",
      "```sh",
      "````",
      "``` a`b",
      "   ```",
      "~~~",
      "~~~ ```",
      "$$",
      "$$ a",
      "$$ a $$",
    ],
    ...[
      "",
      "",
      "",
      "| a | b |",
      "|---|---|",
      "[^1]: note",
      "[a]: /b",
      "[a]:",
      "/b",
      "<pre>",
      "</pre>",
      "<br>",
      "<!--",
      "-->",
    ],
    ...["::figure[a]", "##\tF", "# \u00A0G ", "\t# H", "- ```", "  ~~~", "    $$", "= a", "text\\", "&#35; no"],
  );

  it("finds what the parser finds, or leaves it to the parser", () => {
    const property = fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const markdown = lines.join("\n");
      const scanned = scanHeadings(markdown);
      if (scanned) expect(scanned).toEqual(readHeadings(markdown));
    });
    fc.assert(property, { numRuns: 400 });
  });

  it("finds those of texts as people write them", () => {
    const text = "Before.\n\n# A {#a}\n\n- b\n- c\n\n```sh\n# d\n```\n\n$$\ne\n$$\n\n| f |\n|---|\n\n---\n\n## G";
    expect(scanHeadings(text)?.map(({ words }) => words)).toEqual(["A {#a}", "G"]);
  });
});
