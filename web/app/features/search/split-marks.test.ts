import { describe, expect, it } from "vitest";
import { splitMarks, withoutMarks } from "./split-marks.ts";

describe("splitMarks", () => {
  it.each([
    ["[Stak]ing", ["*Stak", "ing"]],
    ["What [staking] is", ["What ", "*staking", " is"]],
    ["[yuma] [consensus]", ["*yuma", " ", "*consensus"]],
    ["no mark", ["no mark"]],
    ["", []],
    ["[]", []],
  ])("parts %s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it.each([
    ["a [b", ["a ", "b"]],
    ["a] b", ["a", " b"]],
    ["[a [b] c", ["a ", "*b", " c"]],
    ["[a] b]", ["*a", " b"]],
    ["]][[", []],
  ])("takes marks without a partner in %s for nothing", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("keeps markup as the text it is", () => {
    expect(partsOf("<[img] src=x>")).toEqual(["<", "*img", " src=x>"]);
  });
});

describe("withoutMarks", () => {
  it("keeps everything else", () => {
    expect(withoutMarks(mark("a [b] c]["))).toBe("a b c");
  });
});

/** The tests write brackets for the characters that nobody sees. */
function mark(text: string): string {
  return text.replaceAll("[", "\ue000").replaceAll("]", "\ue001");
}

function partsOf(text: string): string[] {
  return splitMarks(mark(text)).map(({ text, isMatch }) => (isMatch ? `*${text}` : text));
}
