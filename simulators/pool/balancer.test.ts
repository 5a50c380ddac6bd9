import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPool } from "./any-pool.ts";
import {
  alphaForTao,
  alphaNeededForTao,
  alphaToReachPrice,
  isAllowedQuoteWeight,
  reserveRatioPower,
  spotPrice,
  taoForAlpha,
  taoToReachPrice,
} from "./balancer.ts";
import { constantProductPool, injectAtPrice } from "./constant-product.ts";
import { inject } from "./injection.ts";
import { multiplyRounded } from "./multiply-rounded.ts";

describe("spotPrice", () => {
  it("is 0 where a reserve is missing", () => {
    expect(spotPrice({ tao: 0, alpha: 10, quoteWeight: 0.5 })).toBe(0);
    expect(spotPrice({ tao: 10, alpha: 0, quoteWeight: 0.5 })).toBe(0);
  });
});

describe("reserveRatioPower", () => {
  it("is 1 for nothing and 0 of nothing", () => {
    expect(reserveRatioPower(5, 0, 3)).toBe(1);
    expect(reserveRatioPower(0, 5, 3)).toBe(0);
    expect(reserveRatioPower(0, 0, 3)).toBe(0);
    expect(reserveRatioPower(5, -5, 3)).toBe(0);
  });

  it("is above 1 where something is taken out", () => {
    expect(reserveRatioPower(10, -5, 3)).toBeCloseTo(8, 12);
    expect(() => reserveRatioPower(10, -11, 3)).toThrow("delta: expected a number of -10 or more, got -11");
  });
});

describe("the amounts that reach a price", () => {
  it("reach it", () => {
    fc.assert(
      fc.property(anyPool(), fc.double({ min: 1, max: 20, noNaN: true }), (pool, factor) => {
        const higher = spotPrice(pool) * factor;
        const tao = taoToReachPrice(pool, higher);
        const bought = { ...pool, tao: pool.tao + tao, alpha: pool.alpha - alphaForTao(pool, tao) };
        expect(spotPrice(bought) / higher).toBeCloseTo(1, 6);

        const lower = spotPrice(pool) / factor;
        const alpha = alphaToReachPrice(pool, lower);
        const sold = { ...pool, alpha: pool.alpha + alpha, tao: pool.tao - taoForAlpha(pool, alpha) };
        expect(spotPrice(sold) / lower).toBeCloseTo(1, 6);
      }),
    );
  });

  it("are nothing for a price on the other side, and without bound for a price of 0", () => {
    const pool = { tao: 100, alpha: 1000, quoteWeight: 0.5 };
    expect(taoToReachPrice(pool, 0.05)).toBe(0);
    expect(alphaToReachPrice(pool, 0.2)).toBe(0);
    expect(alphaToReachPrice(pool, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(taoToReachPrice({ ...pool, tao: 0 }, 1)).toBe(0);
  });
});

describe("alphaNeededForTao", () => {
  it("brings exactly that TAO", () => {
    fc.assert(
      fc.property(anyPool(), fc.double({ min: 0.0001, max: 0.9, noNaN: true }), (pool, part) => {
        const taoOut = pool.tao * part;
        expect(taoForAlpha(pool, alphaNeededForTao(pool, taoOut)) / taoOut).toBeCloseTo(1, 9);
      }),
    );
  });

  it("refuses the whole reserve", () => {
    expect(() => alphaNeededForTao({ tao: 5, alpha: 5, quoteWeight: 0.5 }, 5)).toThrow(
      "taoOut: expected less than the reserve of 5 TAO, got 5",
    );
  });
});

describe("inject", () => {
  it("never changes the price, whatever goes in", () => {
    fc.assert(
      fc.property(anyPool(), anInjection(), (pool, injection) => {
        const { pool: after } = inject(pool, injection);
        expect(spotPrice(after) / spotPrice(pool)).toBeCloseTo(1, 12);
      }),
    );
  });

  it("puts in all or nothing", () => {
    fc.assert(
      fc.property(anyPool(), anInjection(), (pool, injection) => {
        const { pool: after, injected } = inject(pool, injection);
        expect([injection, { tao: 0, alpha: 0 }]).toContainEqual(injected);
        expect(after.tao).toBe(pool.tao + injected.tao);
        expect(after.alpha).toBe(pool.alpha + injected.alpha);
        expect(isAllowedQuoteWeight(after.quoteWeight)).toBe(true);
      }),
    );
  });

  it("leaves a pool alone whose weights it would push out of bounds", () => {
    const pool = { tao: 100, alpha: 100, quoteWeight: 0.5 };
    expect(inject(pool, { tao: 1_000_000, alpha: 0 })).toEqual({ pool, injected: { tao: 0, alpha: 0 } });
  });

  it("starts an empty pool with equal weights", () => {
    const empty = { tao: 0, alpha: 0, quoteWeight: 0.3 };
    expect(inject(empty, { tao: 5, alpha: 50 }).pool).toEqual({ tao: 5, alpha: 50, quoteWeight: 0.5 });
  });
});

describe("the constant product of 2025", () => {
  it("keeps the product in a swap", () => {
    fc.assert(
      fc.property(anyPool(), fc.double({ min: 0.01, max: 100, noNaN: true }), ({ tao, alpha }, part) => {
        const pool = constantProductPool(tao, alpha);
        const taoIn = tao * part;
        const product = (tao + taoIn) * (alpha - alphaForTao(pool, taoIn));
        expect(product / (tao * alpha)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("takes an injection only in the ratio of the price", () => {
    const pool = constantProductPool(100, 1000);
    const result = injectAtPrice(pool, { tao: 10, alpha: 50 });
    expect(result.injected).toEqual({ tao: 5, alpha: 50 });
    expect(result.left).toEqual({ tao: 5, alpha: 0 });
    expect(spotPrice(result.pool)).toBeCloseTo(0.1, 12);
    expect(injectAtPrice(constantProductPool(0, 10), { tao: 1, alpha: 1 }).injected).toEqual({ tao: 0, alpha: 0 });
  });

  it("is no pool with other weights", () => {
    expect(() => injectAtPrice({ tao: 1, alpha: 1, quoteWeight: 0.4 }, { tao: 1, alpha: 1 })).toThrow(
      "pool.quoteWeight",
    );
  });
});

describe("multiplyRounded", () => {
  it("rounds halves up and multiplies any size exactly", () => {
    expect(multiplyRounded(0.5, 1023n)).toBe(512n);
    expect(multiplyRounded(1, 2n ** 128n - 1n)).toBe(2n ** 128n - 1n);
    expect(multiplyRounded(0, 5n)).toBe(0n);
    expect(multiplyRounded(1e-18, 10n ** 18n)).toBe(1n);
    expect(multiplyRounded(1.5e-7, 10n ** 8n)).toBe(15n);
  });
});

function anInjection() {
  const amount = fc.oneof(fc.constant(0), fc.double({ min: 1, max: 1e14, noNaN: true }));
  return fc.record({ tao: amount, alpha: amount });
}
