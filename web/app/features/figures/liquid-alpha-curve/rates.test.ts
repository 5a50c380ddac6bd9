import { DEFAULT_LIQUID_ALPHA } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { describe, expect, it } from "vitest";
import { HIGH, LOWEST, rateAt } from "./rates.ts";

describe("rateAt", () => {
  it.each([
    [0, 0.701, 0.105],
    [0.25, 0.715, 0.161],
    [0.5, 0.8, 0.5],
    [0.75, 0.885, 0.839],
    [1, 0.899, 0.895],
  ])("at a distance of %s is what the text says, for both pairs of bounds", (distance, byDefault, wide) => {
    expect(rateAt(distance, 0.7)).toBeCloseTo(byDefault, 3);
    expect(rateAt(distance, 0.1)).toBeCloseTo(wide, 3);
  });

  it("has the bounds of the chain", () => {
    expect(DEFAULT_LIQUID_ALPHA.high).toBeCloseTo(HIGH, 3);
    expect(1638 / 65_535).toBeCloseTo(LOWEST, 3);
  });
});
