import { describe, expect, it } from "vitest";
import { costsOf } from "./costs.ts";

describe("costsOf", () => {
  it("comes to the costs of the text's order", () => {
    const { transaction, swap, impact, total, largest } = costsOf(20);
    expect(transaction).toBe(0.001);
    expect(swap).toBeCloseTo(0.0101, 4);
    expect(impact).toBeCloseTo(0.0399, 4);
    expect(total).toBeCloseTo(0.051, 4);
    expect(largest).toBe("impact");
  });

  it.each([
    [0.5, "transaction"],
    [1.9, "transaction"],
    [2.1, "swap"],
    [4.9, "swap"],
    [5.1, "impact"],
    [1_000, "impact"],
  ])("changes the largest cost where the text says: %s τ", (order, largest) => {
    expect(costsOf(order).largest).toBe(largest);
  });

  it("takes 0.2 % of half a τ by the transaction alone", () => {
    expect(costsOf(0.5).transaction / 0.5).toBeCloseTo(0.002, 6);
  });
});
