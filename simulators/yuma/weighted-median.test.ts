import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf } from "./matrix.ts";
import { weightedMedian } from "./weighted-median.ts";

describe("weightedMedian", () => {
  it("is the highest weight that κ of the stake supports", () => {
    expect(weightedMedian([0.4, 0.35, 0.25], [0.8, 0.6, 0.1], 0.5)).toBe(0.6);
    expect(weightedMedian([0.4, 0.35, 0.25], [0.2, 0.4, 0.9], 0.5)).toBe(0.4);
  });

  it("counts an equality, whatever the order of summation does to it", () => {
    const stake = new Array<number>(10).fill(0.1);
    expect(weightedMedian(stake, [1, 1, 1, 1, 1, 1, 0, 0, 0, 0], 0.6)).toBe(1);
  });

  it("is 0 without stake, without support and without anybody", () => {
    expect(weightedMedian([], [], 0.5)).toBe(0);
    expect(weightedMedian([0, 0], [1, 1], 0.5)).toBe(0);
    expect(weightedMedian([0.3, 0.7], [1, 0], 0.5)).toBe(0);
  });

  it("refuses lists of different lengths and a κ above 1", () => {
    expect(() => weightedMedian([1], [], 0.5)).toThrow("weights: expected 1 entries, got 0");
    expect(() => weightedMedian([1], [1], 51)).toThrow("kappa: expected a number from 0 to 1, got 51");
  });

  it("is what trying every weight finds, for any votes", () => {
    fc.assert(
      fc.property(anyVotes(), anyKappa(), (votes, kappa) => {
        const stake = votes.map(([held]) => held);
        const weights = votes.map(([, weight]) => weight);
        const supportOf = (weight: number) => sumOf(stake.filter((_, i) => (weights[i] ?? 0) >= weight));
        const supported = weights.filter(
          (weight, i) => (stake[i] ?? 0) > 0 && supportOf(weight) >= kappa * sumOf(stake),
        );
        expect(weightedMedian(stake, weights, kappa)).toBe(Math.max(0, ...supported));
      }),
    );
  });

  it("never rises with κ", () => {
    fc.assert(
      fc.property(anyVotes(), anyKappa(), anyKappa(), (votes, a, b) => {
        const stake = votes.map(([held]) => held);
        const weights = votes.map(([, weight]) => weight);
        const lenient = weightedMedian(stake, weights, Math.min(a, b));
        expect(weightedMedian(stake, weights, Math.max(a, b))).toBeLessThanOrEqual(lenient);
      }),
    );
  });
});

function anyVotes() {
  return fc.array(fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 20 })), { maxLength: 12 });
}

/** With odd denominators, so that no sum of whole stakes meets it but for rounding. */
function anyKappa() {
  return fc.integer({ min: 1, max: 65_534 }).map((value) => (value + 0.5) / 65_535.25);
}
