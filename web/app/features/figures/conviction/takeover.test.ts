import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { BAR, convictionOf, dayPastBar, OWNERSHIP } from "./takeover.ts";

describe("a takeover by conviction", () => {
  it("needs the share of the facts", async () => {
    expect((await readFactValues())("conviction-ownership")).toBe(OWNERSHIP * 100);
  });

  it.each([
    [450_000, null],
    [500_000, 100],
    [600_000, 60],
    [900_000, 30],
  ])("of %s α takes the days of the text", (locked, days) => {
    const day = dayPastBar(locked);
    if (days === null) expect(day).toBeNull();
    else expect(Math.abs((day ?? 0) - days)).toBeLessThan(0.5);
    if (day !== null) expect(convictionOf(locked, day)).toBeCloseTo(BAR, 3);
  });
});
