import { describe, expect, it } from "vitest";
import { enterPool } from "./terms.ts";

describe("enterPool", () => {
  it.each([
    [0.65, 36, 0, 0],
    [0.5, 36, 0, 0],
    [0.3, 21.6, 14.4, 0.0143],
    [0.15, 10.8, 25.2, 0.0252],
    [0, 0, 36, 0.0363],
  ])("divides the day of the text at a root proportion of %s", (proportion, laidIn, buys, rise) => {
    const terms = enterPool(proportion);
    expect(terms.taoIn).toBeCloseTo(laidIn, 9);
    expect(terms.buys).toBeCloseTo(buys, 9);
    expect(terms.alphaIn).toBeCloseTo(laidIn * 100, 6);
    expect(terms.rise).toBeCloseTo(rise, 4);
  });
});
