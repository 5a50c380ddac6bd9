import { describe, expect, it } from "vitest";
import { orderAfter } from "./impact.ts";

describe("orderAfter", () => {
  it.each([
    [0, 4950.495, 0, 0, 0.0201],
    [100, 4853.426, 0.019608, 0.0201, 0.0404],
    [-100, 5050.505, -0.0202, -0.0199, 0],
  ])("when others moved %s τ", (others, received, slippage, found, left) => {
    const order = orderAfter(others);
    expect(order.preview).toBeCloseTo(4950.495, 3);
    expect(order.impact).toBeCloseTo(0.0099, 4);
    expect(order.received).toBeCloseTo(received, 2);
    expect(order.slippage).toBeCloseTo(slippage, 5);
    expect(order.found).toBeCloseTo(found, 6);
    expect(order.left).toBeCloseTo(left, 6);
  });
});
