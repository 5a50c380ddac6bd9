import { describe, expect, it } from "vitest";
import { at, sum } from "./arithmetic.ts";
import { whitepaperNumbers } from "./bittensor-whitepaper.ts";

describe("the Bittensor whitepaper", () => {
  const numbers = whitepaperNumbers();
  const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

  it("pays five peers as the printed formulas say", () => {
    const { rank, trust, factor, shares } = numbers.fivePeers;
    expect(rank.map((value) => value.toFixed(2))).toEqual(["0.23", "0.21", "0.16", "0.15", "0.25"]);
    expect(trust.map((value) => value.toFixed(2))).toEqual(["0.35", "0.40", "0.45", "0.15", "0.25"]);
    const paid = sum(rank.map((value, j) => value * at(factor, j)));
    shares.forEach((share, j) => {
      expect(at(factor, j)).toBeCloseTo(sigmoid(10 * (at(trust, j) - 0.5)), 12);
      expect(share).toBeCloseTo((at(rank, j) * at(factor, j)) / paid, 12);
    });
  });

  it("follows a closed group as the printed step says", () => {
    const next = (x: number) => {
      const [own, other] = [sigmoid(10 * (x - 0.5)), sigmoid(10 * (0.5 - x))];
      return (x + (0.02 * x * own) / (x * own + (1 - x) * other)) / 1.02;
    };
    for (const { start, shown } of numbers.courses) {
      let share = start;
      for (let round = 1; round <= 200; round++) share = next(share);
      expect(at(shown, 4)).toBeCloseTo(share, 9);
    }
  });

  it("is near the solutions by hand close to one half and far below it", () => {
    const { shown } = at(numbers.courses, 2);
    expect(0.5 - at(shown, 0)).toBeCloseTo(0.01 * Math.exp((0.02 * 10 * 25) / 4), 2);
    expect(at(shown, 4) / at(shown, 3)).toBeCloseTo(1.02 ** -50, 2);
  });

  it("lets a token weight carry a minority into the majority, which the cut of Yuma does not", () => {
    expect(at(numbers.token.shown, 0)).toBeLessThan(0.5);
    expect(at(numbers.token.shown, 1)).toBeGreaterThan(0.5);
    expect(numbers.token.yuma.incentive).toBeLessThan(0.002);
  });
});
