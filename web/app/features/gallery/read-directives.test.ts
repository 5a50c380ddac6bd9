import { describe, expect, it } from "vitest";
import { readDirectives } from "./read-directives.ts";

describe("readDirectives", () => {
  it("finds figures on lines of their own, with their presets", () => {
    const text =
      'Above.\n\n::figure[A *clip* of 0.6. Drag it.]{#here name="clip" preset="open"}\n\nA `::figure[x]{name="x"}`.';
    expect(readDirectives(text)).toEqual([
      {
        name: "clip",
        preset: "open",
        line: '::figure[A *clip* of 0.6. Drag it.]{#here name="clip" preset="open"}',
        title: "A clip of 0.6",
        caption: "A clip of 0.6. Drag it.",
      },
    ]);
  });

  it.each([
    ["Three validators score one miner (made-up numbers): wide is stake.", "Three validators score one miner"],
    ["Quatre validateurs, rangés\u00A0: la largeur est le stake.", "Quatre validateurs, rangés"],
    ["三个节点，九个区块（数目是虚构的）。实心的", "三个节点，九个区块"],
    ["노드 셋과 블록 아홉 개입니다(지어낸 것). 채워진", "노드 셋과 블록 아홉 개입니다"],
    ["No end at all", "No end at all"],
  ])("calls it by what is drawn: %s", (caption, title) => {
    expect(readDirectives(`::figure[${caption}]{name="clip"}`)[0]?.title).toBe(title);
  });

  it("leaves out what names no figure", () => {
    expect(readDirectives('::figure[A caption]{}\n\n::figure[]{name="clip"}')).toEqual([]);
  });
});
