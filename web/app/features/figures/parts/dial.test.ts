import { describe, expect, it } from "vitest";
import { arcOn, placeOn, shareOn } from "./dial.ts";

const DIAL = { x: 100, y: 100, radius: 50 };

describe("a dial", () => {
  it("begins at the top and goes with the clock", () => {
    expect(placeOn(DIAL, 0)).toEqual([100, 50]);
    expect(placeOn(DIAL, 0.25)).toEqual([150, 100]);
    expect(placeOn(DIAL, 0.5, 10)).toEqual([100, 160]);
  });

  it("reads from a place how far round it lies", () => {
    expect(shareOn(DIAL, 150, 100, 0.3)).toBeCloseTo(0.25, 6);
    expect(shareOn(DIAL, 50, 100, 0.7)).toBeCloseTo(0.75, 6);
  });

  it("stops at the top, from both sides", () => {
    expect(shareOn(DIAL, 110, 50, 0.95)).toBe(1);
    expect(shareOn(DIAL, 90, 50, 0.05)).toBe(0);
  });

  it("draws the long way round for more than a half, and all of it", () => {
    expect(arcOn(DIAL, 0, 0.25)).toBe("M100 50A50 50 0 0 1 150 100");
    expect(arcOn(DIAL, 0, 0.75)).toContain(" 0 1 1 ");
    expect(arcOn(DIAL, 0, 1).match(/A/g)).toHaveLength(2);
    expect(arcOn(DIAL, 0, 1)).not.toContain("Z");
  });
});
