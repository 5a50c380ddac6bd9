import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState } from "../frame/state-link.ts";
import type { PoolState } from "./pool-fields.ts";
import { poolLab } from "./pool-lab.ts";

describe("poolLab", () => {
  it("makes the prediction come true: half of what the price promises", () => {
    const { trade } = compute(poolLab.prediction.state);
    expect(trade.out).toBeCloseTo(2500, 8);
    expect(trade.priceAfter).toBeCloseTo(0.08, 8);
  });

  it("computes what the documentation's console printed for subnet 14", () => {
    expect(compute({ amount: 100, fee: 0 }).trade.out).toBeCloseTo(4165.502978352, 6);
  });

  it("keeps the price when emission enters a weighted pool, and moves its weight", () => {
    const before = compute({}).trade.priceBefore;
    const { trade, injected } = compute({ injectTao: 5000 });
    expect(trade.priceBefore).toBeCloseTo(before, 12);
    expect(injected.weight).toBeGreaterThan(0.5);
  });

  it("leaves out of a constant product what does not fit the price", () => {
    const { injected } = compute({ curve: "constant", injectTao: 5000, injectAlpha: 1 });
    expect(injected.alpha).toBeCloseTo(1, 6);
    expect(injected.tao).toBeLessThan(1);
  });

  it("takes the fee of a move once", () => {
    const { trade, purchase } = compute({ side: "move", amount: 1000, taoThere: 5000, alphaThere: 400_000 });
    expect(trade.fee).toBeGreaterThan(0);
    expect(purchase?.fee).toBe(0);
    expect(purchase?.out).toBeGreaterThan(0);
  });

  it("swaps nothing beyond the limit, or the part that fits", () => {
    expect(compute({ amount: 1000, protection: "safe" }).trade.refusal).toBe("price-limit");
    const { trade } = compute({ amount: 1000, protection: "partial" });
    expect(trade.priceAfter).toBeCloseTo(trade.limit ?? 0, 9);
    expect(trade.left).toBeGreaterThan(0);
  });

  it.each(["balancer", "constant", "superellipse"] as const)("takes nothing for nothing: %s", (curve) => {
    const amount = 1e-9;
    const { trade } = compute({ curve, side: "sell", amount, fee: 0 });
    expect(trade).toMatchObject({ refusal: "nothing-out", spent: 0, fee: 0, out: 0, left: amount });
    expect(trade.priceAfter).toBe(trade.priceBefore);
  });

  it.each([
    [{ tao: 0 }, "emptyPool"],
    [{ alpha: 0 }, "emptyPool"],
    [{ side: "move", alphaThere: 0 }, "emptyPool"],
    [{ tao: 0.0001 }, "tinyPool"],
    [{ tao: 1, amount: 1_000_000 }, "tooLarge"],
    [{ side: "sell", alpha: 1, amount: 1_000_000 }, "tooLarge"],
    [{ curve: "superellipse", amount: 1_000_000 }, "beyondEllipse"],
  ] as const)("names what does not go together in %j", (change, problem) => {
    expect(poolLab.problemOf({ ...poolLab.initial, ...change })).toBe(problem);
  });

  it("opens addresses of its first version", () => {
    const link = "1~s.sell~a.250~c.constant~p.partial~l.2.5~i.1e-7";
    expect(decodeState(poolLab, link)).toEqual({
      side: "sell",
      amount: 250,
      curve: "constant",
      tao: 20_358.83590694,
      alpha: 852_213.419039698,
      weight: 0.5,
      protection: "partial",
      tolerance: 2.5,
      fee: 33,
      injectTao: 1e-7,
      injectAlpha: 0,
      taoThere: 10,
      alphaThere: 100,
      weightThere: 0.5,
    });
  });
});

function compute(change: Partial<PoolState>) {
  return finish(poolLab.simulate({ ...poolLab.initial, ...change }));
}
