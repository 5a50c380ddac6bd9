import { describe, expect, it } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

describe("splitFrontMatter", () => {
  it("takes the YAML and the text apart", () => {
    expect(splitFrontMatter("---\ntitle: Staking\n---\n\nA text.\n")).toEqual({
      yaml: "title: Staking\n",
      body: "A text.",
    });
  });

  it("ends the YAML at the first line of hyphens", () => {
    expect(splitFrontMatter("---\na: 1\n---\nabove\n\n---\n\nbelow")?.body).toBe("above\n\n---\n\nbelow");
  });

  it("accepts an empty text", () => {
    expect(splitFrontMatter("---\na: 1\n---")).toEqual({ yaml: "a: 1\n", body: "" });
    expect(splitFrontMatter("---\na: 1\n---\n")).toEqual({ yaml: "a: 1\n", body: "" });
  });

  it("is null without front matter, or without its end", () => {
    expect(splitFrontMatter("# A text")).toBeNull();
    expect(splitFrontMatter("---\na: 1\n")).toBeNull();
  });
});
