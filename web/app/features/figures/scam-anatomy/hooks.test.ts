import { describe, expect, it } from "vitest";
import { PROMISED, wouldBe } from "./hooks.ts";

describe("a promise", () => {
  it("comes to what the text calculates", () => {
    expect(wouldBe({ ...PROMISED, days: 30 })).toBeCloseTo(181, 0);
    expect(Math.round(wouldBe(PROMISED))).toBe(137_741);
  });
});
