import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { averageAfter, HALF_LIFE, LIFTED_AT } from "./lifted.ts";

describe("averageAfter", () => {
  it("arrives half-way after the half-life of the facts", async () => {
    const halfLife = (await readFactValues())("moving-price-half-life");
    expect(averageAfter(LIFTED_AT + halfLife, halfLife)).toBeCloseTo(0.5, 1);
    expect(averageAfter(LIFTED_AT + HALF_LIFE, HALF_LIFE)).toBeCloseTo(0.5, 2);
    expect(Math.round(HALF_LIFE)).toBe(halfLife);
  });

  it.each([
    [6, 0.4],
    [24, 0.87],
  ])("arrives after %s hours as far as the text says", (hours, arrived) => {
    expect(averageAfter(LIFTED_AT + hours, hours)).toBeCloseTo(arrived, 2);
  });

  it("stays where it was before, and falls back as slowly as it rose", () => {
    expect(averageAfter(LIFTED_AT, 10)).toBe(0);
    const highest = averageAfter(LIFTED_AT + 10, 10);
    expect(averageAfter(LIFTED_AT + 11, 10)).toBeLessThan(highest);
    expect(averageAfter(LIFTED_AT + 11, 10)).toBeGreaterThan(0.9 * highest);
  });
});
