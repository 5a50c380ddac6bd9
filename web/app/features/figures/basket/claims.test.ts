import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { claimEvery, FEE, LONGEST } from "./claims.ts";

describe("claimEvery", () => {
  it("pays the fee of the facts", async () => {
    expect((await readFactValues())("root-claim-fee")).toBe(FEE);
  });

  it("loses by the week and keeps most by the half year, as the text says", () => {
    const weekly = claimEvery(7);
    expect(weekly.each).toBeCloseTo(0.014, 9);
    expect(weekly.left).toBeLessThan(0);
    const rarely = claimEvery(LONGEST);
    expect(rarely.count).toBe(2);
    expect(rarely.each).toBeCloseTo(0.364, 9);
    expect(rarely.fees / rarely.brought).toBeCloseTo(1 / 6, 1);
  });
});
