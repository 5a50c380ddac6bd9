import { describe, expect, it } from "vitest";
import { isTopK, nextValidatorPermits } from "./permits.ts";

describe("isTopK", () => {
  it("prefers the later of equal values", () => {
    expect(isTopK([5, 5, 5], 2)).toEqual([false, true, true]);
  });

  it("takes all where there are fewer, and none of none", () => {
    expect(isTopK([0, 1], 5)).toEqual([true, true]);
    expect(isTopK([], 5)).toEqual([]);
  });

  it("refuses a broken count", () => {
    expect(() => isTopK([1], 0.5)).toThrow("count: expected a whole number of 0 or more, got 0.5");
  });
});

describe("nextValidatorPermits", () => {
  it("never permits a stake of 0", () => {
    expect(nextValidatorPermits([3, 0, 1], 64)).toEqual([true, false, true]);
  });

  it("always permits the owner", () => {
    expect(nextValidatorPermits([3, 0, 1], 1, 1)).toEqual([true, true, false]);
  });
});
