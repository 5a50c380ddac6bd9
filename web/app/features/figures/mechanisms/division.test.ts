import { describe, expect, it } from "vitest";
import { divide, MINERS, POT } from "./division.ts";

describe("divide", () => {
  it("is what the text calculates", () => {
    const { pots } = divide(0.7);
    expect(pots[0]).toBeCloseTo(103.32, 6);
    expect(pots[1]).toBeCloseTo(44.28, 6);
  });

  it.each([0, 0.4, 1])("pays out all, with a share of %s", (share) => {
    expect(divide(share).miners.reduce((sum, miner) => sum + miner.sum, 0)).toBeCloseTo(POT, 6);
  });

  it.each([0, 1] as const)("has incentives that add up to 1, in mechanism %s", (place) => {
    expect(MINERS.reduce((sum, { incentives }) => sum + incentives[place], 0)).toBeCloseTo(1, 9);
  });
});
