import { MAX_ALPHA } from "@learn-bittensor/simulators/emission/alpha-emission";
import { describe, expect, it } from "vitest";
import { firstHalving, listHalvings, poolAt, supplyAfter, YEARS } from "./supply.ts";

const BLOCKS_PER_DAY = 7_200;

describe("a subnet's alpha", () => {
  it("comes to half of all in almost four years by participants alone, in half the time where the pool gets as much", () => {
    expect(firstHalving(0) * 365 * BLOCKS_PER_DAY).toBeCloseTo(10_500_000, 3);
    expect(firstHalving(1)).toBeCloseTo(firstHalving(0) / 2, 9);
    for (const forPool of [0, 0.3, 1]) expect(poolAt(firstHalving(forPool))).toBeCloseTo(forPool, 9);
  });

  it.each([0, 0.3, 1])("halves at equal distances, and goes on from there: %s for the pool", (forPool) => {
    const halvings = listHalvings(forPool);
    const [first] = halvings;
    expect(first?.years).toBeCloseTo(firstHalving(forPool), 9);
    expect(halvings.at(-1)?.years).toBeGreaterThan(YEARS);
    for (const [place, { issued, years }] of halvings.entries()) {
      expect(issued).toBeCloseTo(MAX_ALPHA * (1 - 0.5 ** (place + 1)), 3);
      expect(years).toBeCloseTo(firstHalving(forPool) * (place + 1), 6);
      expect(supplyAfter(years, forPool).issued).toBeCloseTo(issued, 3);
    }
  });

  it("is counted by what a block creates", () => {
    const day = supplyAfter(1 / 365, 0.3);
    expect(day.issued).toBeCloseTo(BLOCKS_PER_DAY * 1.3, 6);
    expect(day.participants).toBeCloseTo(BLOCKS_PER_DAY, 6);
    expect(supplyAfter(5, 0).perBlock).toBe(0.5);
  });
});
