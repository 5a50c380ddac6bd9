import { describe, expect, it } from "vitest";
import { fillWithin, LIMIT } from "./limited.ts";

describe("fillWithin", () => {
  it("draws the limit of the text", () => expect(LIMIT).toBeCloseTo(0.0201, 6));

  it.each([
    ["safe", 20, 20, 997.5],
    ["safe", 100, 0, 0],
    ["partial", 20, 20, 997.5],
    ["partial", 100, 24.98, 1245.33],
    ["unsafe", 100, 100, 4948.03],
  ] as const)("fills as the table of the text says: %s, %s τ", (mode, order, paid, received) => {
    const filled = fillWithin(mode, order);
    expect(filled.paid).toBeCloseTo(paid, 2);
    expect(filled.received).toBeCloseTo(received, 1);
    expect(filled.paid + filled.left).toBeCloseTo(order, 6);
  });
});
