import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPool } from "./any-pool.ts";
import { alphaForTao, spotPrice, taoForAlpha } from "./balancer.ts";
import {
  buyOnSuperellipse,
  calibrateSuperellipse,
  injectIntoSuperellipse,
  largestBuyInRao,
  largestSaleInRao,
  sellOnSuperellipse,
  superellipsePrice,
} from "./superellipse.ts";

describe("calibrateSuperellipse", () => {
  it("keeps the price of the weighted pool", () => {
    fc.assert(
      fc.property(anyPool(), (pool) => {
        expect(superellipsePrice(calibrateSuperellipse(pool)) / spotPrice(pool)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("answers small swaps as the weighted pool does", () => {
    fc.assert(
      fc.property(anyPool(), (pool) => {
        const ellipse = calibrateSuperellipse(pool);
        const [tao, alpha] = [Math.floor(pool.tao / 1000), Math.floor(pool.alpha / 1000)];
        const bought = Number(buyOnSuperellipse(ellipse, BigInt(tao)).amountOutInRao);
        expect(bought / alphaForTao(pool, tao)).toBeCloseTo(1, 5);
        const sold = Number(sellOnSuperellipse(ellipse, BigInt(alpha)).amountOutInRao);
        expect(sold / taoForAlpha(pool, alpha)).toBeCloseTo(1, 5);
      }),
    );
  });

  it("refuses a pool without reserves", () => {
    expect(() => calibrateSuperellipse({ tao: 0, alpha: 5, quoteWeight: 0.5 })).toThrow("pool.tao");
  });
});

describe("swaps on the superellipse", () => {
  it("pay out what the formula for equal weights says", () => {
    const pool = calibrateSuperellipse({ tao: 500_000, alpha: 10_000_000, quoteWeight: 0.5 });
    expect(buyOnSuperellipse(pool, 100_000n).amountOutInRao).toBe(
      BigInt(Math.floor(10_000_000 * (Math.sqrt(2 - (1 - 0.2) ** 2) - 1))),
    );
  });

  it("make no profit there and back, and end where they began but for roundings", () => {
    fc.assert(
      fc.property(anyPool(), fc.integer({ min: 1, max: 99 }), (pool, percent) => {
        const start = calibrateSuperellipse(pool);
        const taoIn = (largestBuyInRao(start) * BigInt(percent)) / 100n;
        const bought = buyOnSuperellipse(start, taoIn);
        const sold = sellOnSuperellipse(bought.pool, bought.amountOutInRao);
        expect(sold.amountOutInRao <= taoIn).toBe(true);
        const worthOfOneRao = Math.ceil(superellipsePrice(bought.pool)) + 2;
        expect(Number(taoIn - sold.amountOutInRao)).toBeLessThanOrEqual(worthOfOneRao);
      }),
    );
  });

  it("end where the curve ends", () => {
    const pool = calibrateSuperellipse({ tao: 1000, alpha: 10_000, quoteWeight: 0.5 });
    expect(largestBuyInRao(pool)).toBe(999n);
    expect(largestSaleInRao(pool)).toBe(9999n);
    expect(() => buyOnSuperellipse(pool, 1000n)).toThrow(
      "taoInRao: expected 0 to 999 RAO, where the curve ends, got 1000",
    );
    expect(() => sellOnSuperellipse(pool, -1n)).toThrow(RangeError);
    expect(superellipsePrice(buyOnSuperellipse(pool, 999n).pool)).toBeGreaterThan(100);
    expect(superellipsePrice(sellOnSuperellipse(pool, 9999n).pool)).toBeLessThan(0.0001);
  });

  it("are answered the same after any injection", () => {
    fc.assert(
      fc.property(anyPool(), fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (pool, taoInRao, alphaInRao) => {
        const before = calibrateSuperellipse(pool);
        const after = injectIntoSuperellipse(before, { taoInRao, alphaInRao });
        expect(superellipsePrice(after)).toBe(superellipsePrice(before));
        const buy = largestBuyInRao(before) / 3n;
        expect(buyOnSuperellipse(after, buy).amountOutInRao).toBe(buyOnSuperellipse(before, buy).amountOutInRao);
      }),
    );
  });

  it("refuse a negative injection", () => {
    const pool = calibrateSuperellipse({ tao: 1000, alpha: 10_000, quoteWeight: 0.5 });
    expect(() => injectIntoSuperellipse(pool, { taoInRao: -1n, alphaInRao: 0n })).toThrow("injection");
  });
});
