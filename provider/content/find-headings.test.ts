import { describe, expect, it } from "vitest";
import { findHeadings } from "./find-headings.ts";

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
    ["a block with a fence that is indented", "- item\n\n   ```\n# inside\n   ```\n# After"],
  ])("leaves alone what stands in %s", (_, text) => {
    expect(findHeadings(text).map(({ words }) => words)).toEqual(["After"]);
  });

  it("leaves alone all below a fence that nothing closes", () => {
    expect(findHeadings("# Before\n```\n# inside")).toHaveLength(1);
  });

  it("takes a line of code between backticks for no fence", () => {
    expect(findHeadings("```one``` and more\n# After")).toHaveLength(1);
  });

  it("leaves alone headings in quotations and lists", () => {
    expect(findHeadings("> # Quoted\n\n- item\n\n  # Inside\n\n    # Code")).toEqual([]);
  });
});
