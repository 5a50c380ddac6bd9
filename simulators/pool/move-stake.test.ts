import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPool, aPool } from "./any-pool.ts";
import { moveStake } from "./move-stake.ts";
import { swap } from "./swap.ts";

const TAO = 1_000_000_000;
const ROOT = { netuid: 0, pool: null };

describe("moveStake", () => {
  it("sells with the fee and buys without one", () => {
    fc.assert(
      fc.property(anyPool(), anyPool(), fc.integer({ min: 1_000_000, max: TAO }), (from, to, amount) => {
        const result = moveStake({ netuid: 1, pool: from }, { netuid: 2, pool: to }, amount);
        const sale = swap(from, { side: "sell", amountIn: amount });
        const purchase = swap(to, { side: "buy", amountIn: sale.amountOut, feeRateU16: 0 });
        expect(result).toMatchObject({
          feeInRao: sale.fee,
          taoMovedInRao: sale.amountOut,
          amountOutInRao: purchase.amountOut,
        });
      }),
    );
  });

  it("swaps once to root and once from root, each with the fee", () => {
    const place = { netuid: 1, pool: aPool() };
    const toRoot = moveStake(place, ROOT, 65_535 * 1000);
    expect(toRoot).toMatchObject({ feeInRao: 33_000, purchase: null });
    expect(toRoot.amountOutInRao).toBe(swap(aPool(), { side: "sell", amountIn: 65_535_000 }).amountOut);

    const fromRoot = moveStake(ROOT, place, 65_535 * 1000);
    expect(fromRoot).toMatchObject({ feeInRao: 33_000, taoMovedInRao: 65_502_000, sale: null });
    expect(fromRoot.amountOutInRao).toBe(swap(aPool(), { side: "buy", amountIn: 65_535_000 }).amountOut);
  });

  it("costs nothing within a subnet and between places on root", () => {
    const place = { netuid: 1, pool: aPool() };
    for (const where of [place, ROOT]) {
      expect(moveStake(where, where, 5)).toMatchObject({ feeInRao: 0, amountOutInRao: 5, sale: null, purchase: null });
    }
  });

  it("makes no profit there and back", () => {
    fc.assert(
      fc.property(anyPool(), anyPool(), fc.integer({ min: 1_000_000, max: TAO }), (a, b, amount) => {
        const there = moveStake({ netuid: 1, pool: a }, { netuid: 2, pool: b }, amount, 0);
        const from = { netuid: 2, pool: there.purchase?.pool ?? b };
        const back = moveStake(from, { netuid: 1, pool: there.sale?.pool ?? a }, there.amountOutInRao, 0);
        expect(back.amountOutInRao).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it("says that a move was refused", () => {
    const poor = { tao: 1_000_000, alpha: 10 ** 15, quoteWeight: 0.5 };
    expect(moveStake({ netuid: 1, pool: poor }, ROOT, 1).refusal).toBe("nothing-out");
  });

  it("refuses a subnet without a pool and a root with one", () => {
    expect(() => moveStake({ netuid: 7, pool: null }, ROOT, 1)).toThrow(
      "origin.pool: expected a pool for subnet 7, got none",
    );
    expect(() => moveStake(ROOT, { netuid: 0, pool: aPool() }, 1)).toThrow("destination.pool");
  });
});
