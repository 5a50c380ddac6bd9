import { describe, expect, it } from "vitest";
import { fillOrder } from "./order.ts";

describe("fillOrder", () => {
  it.each([
    [0, 0, 0, 0],
    [200, 9_090.91, 10_000, 0.0909],
    [2_000, 50_000, 100_000, 0.5],
  ])("of %s τ loses the order's part of the reserve after it", (order, received, promised, missing) => {
    const filled = fillOrder(order);
    expect(filled.received).toBeCloseTo(received, 2);
    expect(filled.promised).toBeCloseTo(promised, 6);
    expect(filled.missing).toBeCloseTo(missing, 4);
  });
});
