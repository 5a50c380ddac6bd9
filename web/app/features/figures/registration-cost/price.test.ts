import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { BLOCKS, HALF_LIVES, MOST, priceAfter, START } from "./price.ts";

describe("priceAfter", () => {
  it("stays about where it is with three newcomers, as the text says", () => {
    expect(priceAfter(3).last).toBeCloseTo(START, 3);
  });

  it("halves where nobody comes, by the half-life of the facts", async () => {
    const halfLife = (await readFactValues())("registration-price-half-life");
    expect(priceAfter(0).last).toBeCloseTo(START * 0.5 ** (BLOCKS / halfLife), 9);
  });

  it("jumps by the factor of the facts", async () => {
    const factor = (await readFactValues())("registration-price-factor");
    const { corners } = priceAfter(MOST);
    expect(corners).toHaveLength(2 + 2 * HALF_LIVES * MOST);
    expect((corners[2]?.price ?? 0) / (corners[1]?.price ?? 1)).toBeCloseTo(factor, 9);
  });
});
