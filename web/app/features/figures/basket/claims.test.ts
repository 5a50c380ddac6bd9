import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { claimEvery, FEE, LONGEST } from "./claims.ts";

describe("claimEvery", () => {
  it("pays the fee of the facts", async () => {
    expect((await readFactValues())("root-claim-fee")).toBe(FEE);
  });

  it("leaves two fifths by the week and nearly all by the half year, as the text says", () => {
    const weekly = claimEvery(7);
    expect(weekly.each).toBeCloseTo(0.014, 9);
    expect(weekly.fees / weekly.brought).toBeCloseTo(0.593, 3);
    const rarely = claimEvery(LONGEST);
    expect(rarely.count).toBe(2);
    expect(rarely.each).toBeCloseTo(0.364, 9);
    expect(rarely.fees / rarely.brought).toBeCloseTo(0.023, 3);
  });
});
