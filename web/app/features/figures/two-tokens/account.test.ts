import { describe, expect, it } from "vitest";
import { accountAfter, STEPS } from "./account.ts";

const priceOf = ({ tao, alpha }: { tao: number; alpha: number }) => tao / alpha;

describe("accountAfter", () => {
  it("puts new tokens into the pool without moving its price, and nothing into your hands", () => {
    const { you, pool } = accountAfter(0);
    expect(priceOf(pool)).toBeCloseTo(0.02, 9);
    expect(you).toEqual({ tao: 100, alpha: 0 });
  });

  it("swaps TAO for alpha at the pool's curve", () => {
    const { you, pool } = accountAfter(1);
    expect(you.tao).toBe(0);
    expect(you.alpha).toBeCloseTo((20_500 * 100) / 510, 6);
    expect(pool.tao * pool.alpha).toBeCloseTo(410 * 20_500, 3);
  });

  it("pays rewards in alpha, and leaves TAO and the pool alone", () => {
    const [before, after] = [accountAfter(1), accountAfter(2)];
    expect(after.you.alpha / before.you.alpha).toBeCloseTo(1.05, 9);
    expect(after.you.tao).toBe(0);
    expect(after.pool).toEqual(before.pool);
  });

  it("gives TAO for alpha again, out of what the pool holds", () => {
    const [before, after] = [accountAfter(2), accountAfter(STEPS.length - 1)];
    expect(after.you.alpha).toBe(0);
    expect(after.you.tao + after.pool.tao).toBeCloseTo(before.pool.tao, 6);
    expect(after.pool.tao * after.pool.alpha).toBeCloseTo(before.pool.tao * before.pool.alpha, 3);
  });
});
