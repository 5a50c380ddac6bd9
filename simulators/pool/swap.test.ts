import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPool, aPool } from "./any-pool.ts";
import { type Pool, spotPrice } from "./balancer.ts";
import { estimateSwap, feeOf, limitPriceFor, type Side, swap } from "./swap.ts";

const TAO = 1_000_000_000;

describe("swap", () => {
  it("loses the part of a buy that it adds to the reserve, at equal weights", () => {
    const result = estimateSwap({ tao: 10, alpha: 100, quoteWeight: 0.5 }, { side: "buy", amountIn: 5, feeRateU16: 0 });
    expect(result.amountOut).toBeCloseTo(33.333333333, 9);
    expect(result.slippageFraction).toBeCloseTo(5 / 15, 12);
  });

  it("takes the fee first and keeps it out of the pool", () => {
    const result = swap(aPool(), { side: "sell", amountIn: 65_535_000 });
    expect(result.fee).toBe(33_000);
    expect(result.pool.alpha).toBe(aPool().alpha + 65_502_000);
  });

  it("stops at the limit and leaves the rest", () => {
    for (const side of ["buy", "sell"] as const) {
      const limitPrice = limitPriceFor(side, spotPrice(aPool()));
      const order = { side, amountIn: 500 * TAO, limitPrice };
      const partial = swap(aPool(), { ...order, allowPartial: true });
      expect(partial.limitBinds).toBe(true);
      expect(partial.priceAfter / limitPrice).toBeCloseTo(1, 8);
      expect(partial.amountInAfterFee + partial.fee + partial.amountLeft).toBe(500 * TAO);
      expect(partial.amountLeft).toBeGreaterThan(0);

      const whole = swap(aPool(), order);
      expect(whole).toMatchObject({ refusal: "price-limit", amountOut: 0, fee: 0, amountLeft: 500 * TAO });
      expect(whole.pool).toEqual(aPool());
    }
  });

  it("does not notice a limit that is far away", () => {
    const order = { side: "buy", amountIn: TAO } as const;
    expect(swap(aPool(), { ...order, limitPrice: 1000 })).toEqual(swap(aPool(), order));
  });

  it("refuses what starts beyond its limit, also partly", () => {
    const result = swap(aPool(), { side: "buy", amountIn: TAO, limitPrice: 0.001, allowPartial: true });
    expect(result.refusal).toBe("price-limit");
  });

  it("refuses to pay out nothing", () => {
    const poor = { tao: 1_000_000, alpha: 10 ** 15, quoteWeight: 0.5 };
    expect(swap(poor, { side: "sell", amountIn: 5, feeRateU16: 0 })).toMatchObject({
      refusal: "nothing-out",
      amountOut: 0,
      pool: poor,
    });
  });

  it("does nothing for nothing", () => {
    expect(swap(aPool(), { side: "buy", amountIn: 0 })).toMatchObject({
      refusal: null,
      amountOut: 0,
      slippageFraction: 0,
      idealOut: 0,
    });
  });

  it("takes a thousand times the reserve and not one RAO more", () => {
    const pool = { tao: TAO, alpha: TAO, quoteWeight: 0.5 };
    expect(swap(pool, { side: "buy", amountIn: 1000 * TAO, feeRateU16: 0 }).refusal).toBeNull();
    expect(() => swap(pool, { side: "buy", amountIn: 1000 * TAO + 1, feeRateU16: 0 })).toThrow(
      "amountIn: expected at most 1000 times the reserve of 1000000000 TAO, got 1000000000001 after the fee",
    );
  });

  it.each([
    ["pool.alpha: expected 1000000 RAO or more, got 999999", { ...aPool(), alpha: 999_999 }, {}],
    ["pool.quoteWeight: expected a number from 0.01 to 0.99, got 0.995", { ...aPool(), quoteWeight: 0.995 }, {}],
    ["pool.tao: expected a whole number of 0 or more, got 0.5", { ...aPool(), tao: 0.5 }, {}],
    ["amountIn: expected a whole number of 0 or more, got NaN", aPool(), { amountIn: Number.NaN }],
    ["feeRateU16: expected a whole number from 0 to 10000, got 10001", aPool(), { feeRateU16: 10_001 }],
    ["limitPrice: expected a number of 0 or more, got -1", aPool(), { limitPrice: -1 }],
  ])("refuses with the words: %s", (message, pool, change) => {
    expect(() => swap(pool, { side: "buy", amountIn: TAO, ...change })).toThrow(new RangeError(message));
  });
});

describe("swap, in any pool", () => {
  it("never pays more than the reserve or than the price before promises, nor keeps more than goes in", () => {
    fc.assert(
      fc.property(anyPool(), aSide(), anAmount(), (pool, side, amountIn) => {
        const result = swap(pool, { side, amountIn });
        const reserve = side === "buy" ? pool.alpha : pool.tao;
        expect(result.amountOut).toBeLessThanOrEqual(reserve);
        expect(result.amountOut).toBeLessThanOrEqual(result.idealOut + 1);
        const [paidIn, paidOut] = side === "buy" ? (["tao", "alpha"] as const) : (["alpha", "tao"] as const);
        expect(result.pool[paidIn]).toBe(pool[paidIn] + result.amountInAfterFee);
        expect(result.pool[paidOut]).toBe(pool[paidOut] - result.amountOut);
      }),
    );
  });

  it("moves the price against the trader", () => {
    fc.assert(
      fc.property(anyPool(), anAmount(), (pool, amountIn) => {
        const price = spotPrice(pool) * (1 + 1e-12);
        expect(swap(pool, { side: "buy", amountIn }).priceAfter * (1 + 2e-12)).toBeGreaterThanOrEqual(price);
        expect(swap(pool, { side: "sell", amountIn }).priceAfter).toBeLessThanOrEqual(price);
      }),
    );
  });

  it("pays more for more, and ever less for each further part", () => {
    fc.assert(
      fc.property(anyPool(), aSide(), anAmount(), (pool, side, amountIn) => {
        const outOf = (amount: number) => estimateSwap(pool, { side, amountIn: amount, feeRateU16: 0 }).amountOut;
        expect(outOf(2 * amountIn)).toBeGreaterThanOrEqual(outOf(amountIn));
        expect(outOf(2 * amountIn)).toBeLessThanOrEqual(2 * outOf(amountIn) * (1 + 1e-12));
      }),
    );
  });

  it("pays the same for two parts as for the whole, without a fee", () => {
    fc.assert(
      fc.property(anyPool(), aSide(), anAmount(), anAmount(), (pool, side, a, b) => {
        const first = estimateSwap(pool, { side, amountIn: a, feeRateU16: 0 });
        const second = estimateSwap(first.pool, { side, amountIn: b, feeRateU16: 0 });
        const whole = estimateSwap(pool, { side, amountIn: a + b, feeRateU16: 0 });
        expect((first.amountOut + second.amountOut) / whole.amountOut).toBeCloseTo(1, 6);
      }),
    );
  });

  it("makes no profit there and back, and loses no more than roundings without a fee", () => {
    fc.assert(
      fc.property(anyPool(), anAmount(), (pool, amountIn) => {
        const bought = swap(pool, { side: "buy", amountIn, feeRateU16: 0 });
        if (bought.amountOut === 0) return;
        const sold = swap(bought.pool, { side: "sell", amountIn: bought.amountOut, feeRateU16: 0 });
        const loss = amountIn - sold.amountOut;
        expect(loss).toBeGreaterThanOrEqual(0);
        // A RAO of alpha that was rounded off is worth its price.
        expect(loss).toBeLessThanOrEqual(2 + 2 * bought.priceAfter + amountIn * 1e-9);
      }),
    );
  });

  it("returns the start within 2 RAO at ordinary reserves and prices", () => {
    const pool = { tao: 20_358 * TAO, alpha: 852_213 * TAO, quoteWeight: 0.5 };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 50_000 * TAO }), (amountIn) => {
        const bought = swap(pool, { side: "buy", amountIn, feeRateU16: 0 });
        const sold = swap(bought.pool, { side: "sell", amountIn: bought.amountOut, feeRateU16: 0 });
        expect(amountIn - sold.amountOut).toBeGreaterThanOrEqual(0);
        expect(amountIn - sold.amountOut).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("pays the same whatever unit the reserves are counted in", () => {
    fc.assert(
      fc.property(anyPool(), aSide(), anAmount(), (pool, side, amountIn) => {
        const inTokens: Pool = { ...pool, tao: pool.tao / TAO, alpha: pool.alpha / TAO };
        const inRao = estimateSwap(pool, { side, amountIn });
        const result = estimateSwap(inTokens, { side, amountIn: amountIn / TAO });
        expect((result.amountOut * TAO) / inRao.amountOut).toBeCloseTo(1, 9);
      }),
    );
  });

  it("never passes the limit", () => {
    fc.assert(
      fc.property(anyPool(), aSide(), anAmount(), (pool, side, amountIn) => {
        const limitPrice = limitPriceFor(side, spotPrice(pool), 0.01);
        const { priceAfter } = swap(pool, { side, amountIn, limitPrice, allowPartial: true });
        if (side === "buy") expect(priceAfter).toBeLessThanOrEqual(limitPrice * (1 + 1e-9));
        else expect(priceAfter).toBeGreaterThanOrEqual(limitPrice * (1 - 1e-9));
      }),
    );
  });
});

describe("feeOf", () => {
  it("rounds the exact product down, also where it is beyond 2⁵³", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.nat({ max: 10_000 }), (amount, rate) => {
        expect(BigInt(feeOf(amount, rate))).toBe((BigInt(amount) * BigInt(rate)) / 65_535n);
      }),
    );
  });
});

function aSide() {
  return fc.constantFrom<Side>("buy", "sell");
}

function anAmount() {
  return fc.integer({ min: 1000, max: 50_000 * TAO });
}
