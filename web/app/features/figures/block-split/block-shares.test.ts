import { describe, expect, it } from "vitest";
import { blockShares } from "./block-shares.ts";

describe("blockShares", () => {
  it("is 18, 41 and 41 %, of which root takes its proportion", () => {
    const { owner, miners, validators, root } = blockShares(0.5);
    expect(owner).toBeCloseTo(0.18, 5);
    expect(miners).toBeCloseTo(0.41, 5);
    expect(validators).toBeCloseTo(0.205, 5);
    expect(root).toBeCloseTo(0.205, 5);
    expect(blockShares(0).root).toBe(0);
    expect(blockShares(1).validators).toBe(0);
  });
});
