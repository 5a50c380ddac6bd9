import { describe, expect, it } from "vitest";
import { ARRANGEMENTS, bears, withGone } from "./keys.ts";

describe("keys of a multisig", () => {
  it("bears what the table of the text says", () => {
    expect(ARRANGEMENTS.map((arrangement) => Object.values(bears(arrangement)))).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  it.each(ARRANGEMENTS)("moves as long as enough are left: $name", (arrangement) => {
    const { lost, stolen } = bears(arrangement);
    expect(withGone(arrangement, lost).isYours).toBe(true);
    expect(withGone(arrangement, lost + 1).isYours).toBe(false);
    expect(withGone(arrangement, stolen).isTheirs).toBe(false);
    expect(withGone(arrangement, stolen + 1).isTheirs).toBe(true);
  });
});
