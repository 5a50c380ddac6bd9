import { describe, expect, it } from "vitest";
import { at } from "./arithmetic.ts";
import { dynamicTaoNumbers } from "./dynamic-tao-emissions.ts";
import { paperText } from "./paper-text.ts";

describe("Dynamic TAO emissions", () => {
  const numbers = dynamicTaoNumbers();

  it("trades as the printed formulas say", () => {
    for (const { paid, amountOut, averagePrice, slippage, priceAfter } of numbers.trades) {
      expect(amountOut).toBeCloseTo((200_000 * paid) / (10_000 + paid), 6);
      expect(averagePrice).toBeCloseTo(0.05 * (1 + paid / 10_000), 9);
      expect(slippage).toBeCloseTo(paid / (10_000 + paid), 9);
      expect(priceAfter).toBeCloseTo(0.05 * (1 + paid / 10_000) ** 2, 9);
    }
    expect(numbers.inParts).toBeCloseTo(at(numbers.trades, 3).amountOut, 6);
    for (const { times, tao } of numbers.toPrice) expect(tao).toBeCloseTo(10_000 * (Math.sqrt(times) - 1), 6);
  });

  it("says what follows from the reading of root's stake", async () => {
    const text = await paperText("dynamic-tao-emissions");
    const weight = 0.18 * 5_298_381;
    expect(text).toContain(`this takes ${Math.round(weight / 7200)} days`);
    const cap = 0.5 / 1.15;
    expect(text).toContain(`would give ${cap.toFixed(2)} alpha per pool`);
    expect((weight * (1 / cap - 1)) / 7200).toBeCloseTo(172, 0);
  });

  it("splits a block as the printed formula says", () => {
    for (const { root, owner, miners, validators, ofRoot } of numbers.split) {
      expect(owner).toBeCloseTo(0.18, 4);
      expect(miners).toBeCloseTo(0.41, 4);
      expect(ofRoot).toBeCloseTo(0.41 * root, 4);
      expect(validators).toBeCloseTo(0.41 * (1 - root), 4);
    }
  });

  it("follows a doubled price by the printed formula: half of it after the half-life, in hours", () => {
    const { halfLives, old, daysByTheCode } = numbers.movingPrice;
    for (const { days, hours } of halfLives) {
      const rate = (0.0003 * days) / (days + 28);
      expect(hours).toBeCloseTo(-Math.log(2) / Math.log1p(-rate) / 300, 6);
    }
    for (const [hours, price] of old) expect(price).toBeCloseTo(2 - 2 ** (-hours / at(halfLives, 3).hours), 6);
    expect((daysByTheCode * 24) / at(halfLives, 3).hours).toBeCloseTo(100, 0);
  });

  it("keeps the lead of the subnet into which money came first, long after the last of it", () => {
    const [early, late] = numbers.network.courses.map((course) => course.map(([, share]) => share));
    expect(Math.max(...(early ?? [])) - at(early ?? [], 36)).toBeLessThan(0.005);
    expect(at(early ?? [], -1 + (early ?? []).length)).toBeGreaterThan(at(late ?? [], -1 + (late ?? []).length));
  });
});
