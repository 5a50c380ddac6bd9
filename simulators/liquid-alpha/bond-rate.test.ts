import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blendBonds, bondRate, DEFAULT_LIQUID_ALPHA } from "./bond-rate.ts";
import { bondRatesOf2024, clampRates, logisticCurve, ratesOnCurve } from "./bond-rate-2024.ts";

describe("bondRate", () => {
  it("is midway at a distance of one half", () => {
    expect(bondRate({ consensus: 0.2, weight: 0.7, bond: 0.1 })).toBeCloseTo(
      (DEFAULT_LIQUID_ALPHA.low + DEFAULT_LIQUID_ALPHA.high) / 2,
      12,
    );
  });

  it("stays between slowest and fastest", () => {
    fc.assert(
      fc.property(aFraction(), aFraction(), aFraction(), aSteepness(), (consensus, weight, bond, steepness) => {
        const rate = bondRate({ consensus, weight, bond }, { low: 0.1, high: 0.3, steepness });
        expect(rate >= 0.1 && rate <= 0.3).toBe(true);
      }),
    );
  });

  it("never falls as a buyer is further above the consensus, and never rises with a negative steepness", () => {
    fc.assert(
      fc.property(aFraction(), aFraction(), aFraction(), (a, b, consensus) => {
        const [lower, higher] = [Math.min(a, b), Math.max(a, b)];
        const rateAt = (weight: number, steepness: number) =>
          bondRate({ consensus, weight, bond: 0 }, { low: 0.1, high: 0.3, steepness });
        expect(rateAt(higher, 1000)).toBeGreaterThanOrEqual(rateAt(lower, 1000));
        expect(rateAt(higher, -1000)).toBeLessThanOrEqual(rateAt(lower, -1000));
      }),
    );
  });

  it("refuses rates in the wrong order and a bond above 1", () => {
    const at = { consensus: 0, weight: 0, bond: 0 };
    expect(() => bondRate(at, { low: 0.9, high: 0.7, steepness: 1000 })).toThrow("liquidAlpha.low");
    expect(() => bondRate({ ...at, bond: 65_535 })).toThrow("bond: expected a number from 0 to 1, got 65535");
  });
});

describe("blendBonds", () => {
  it("takes a rate for each cell", () => {
    expect(blendBonds([[1, 1]], [[0, 0]], [[0.25, 0.75]])).toEqual([[0.25, 0.75]]);
  });

  it("refuses matrices of different shapes", () => {
    expect(() => blendBonds([[1]], [[1, 2]], 0.5)).toThrow("oldBonds[0]: expected 1 entries, got 2");
  });
});

describe("the curve of 2024", () => {
  it("passes through its two anchors", () => {
    const curve = logisticCurve({ alphaLow: 0.7, alphaHigh: 0.9, consensusLow: 0.1, consensusHigh: 0.4 });
    expect(ratesOnCurve(curve, [0.1, 0.4]).map((rate) => rate.toFixed(9))).toEqual(["0.700000000", "0.900000000"]);
  });

  it("is 0.5 everywhere where the quartiles meet, and the clamp makes the slowest rate of it", () => {
    expect(logisticCurve({ alphaLow: 0.7, alphaHigh: 0.9, consensusLow: 0.2, consensusHigh: 0.2 })).toEqual({
      a: 0,
      b: 0,
    });
    expect(bondRatesOf2024([0.2, 0.2, 0.2], 0.7, 0.9)).toEqual([0.7, 0.7, 0.7]);
  });

  it("clamps", () => {
    expect(clampRates([0.1, 0.5, 0.9], 0.2, 0.8)).toEqual([0.2, 0.5, 0.8]);
  });

  it("gives miners with more consensus no slower rates", () => {
    fc.assert(
      fc.property(fc.array(aFraction(), { maxLength: 20 }), (consensus) => {
        const ascending = consensus.toSorted((a, b) => a - b);
        const rates = bondRatesOf2024(ascending, 0.7, 0.9);
        expect(rates.every((rate, i) => rate >= (rates[i - 1] ?? 0.7) && rate <= 0.9)).toBe(true);
      }),
    );
  });
});

function aFraction() {
  return fc.double({ min: 0, max: 1, noNaN: true });
}

function aSteepness() {
  return fc.integer({ min: -32_768, max: 32_767 });
}
