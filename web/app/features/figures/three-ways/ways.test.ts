import { describe, expect, it } from "vitest";
import { waysAfter } from "./ways.ts";

describe("waysAfter", () => {
  it("has the price of a slot gone at once, and nothing come in", () => {
    expect(waysAfter(0)).toEqual({
      stake: { in: 0, out: 0 },
      validate: { in: 0, out: 0 },
      mine: { in: 0, out: 0.6 },
    });
  });

  it("brings a staker what the validator leaves, and the validator its own and what it keeps of others", () => {
    const { stake, validate } = waysAfter(10);
    expect(stake.in).toBeCloseTo(100 * 0.06 * 0.82, 9);
    expect(validate.in).toBeCloseTo(100 * 0.06 + 2_000 * 0.06 * 0.18, 9);
    expect(validate.out).toBeCloseTo(15, 9);
  });

  it("brings a miner what its own figure says, day by day", () => {
    const { mine } = waysAfter(2);
    expect(mine.in).toBeCloseTo(60 * 0.0738, 9);
    expect(mine.out).toBeCloseTo(0.6 + 60 * 0.04, 9);
  });
});
