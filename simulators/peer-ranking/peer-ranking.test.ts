import { describe, expect, it } from "vitest";
import { rankPeers, stakesOverRounds, trustFactor } from "./peer-ranking.ts";

const TWO_CAMPS = [
  [1, 0],
  [0, 1],
];

describe("rankPeers", () => {
  it("pays a camp by its rank and by the stake connected to it", () => {
    const { rank, trust, factor, shares } = rankPeers({ stake: [40, 60], weights: TWO_CAMPS });
    expect(rank).toEqual([0.4, 0.6]);
    expect(trust).toEqual([0.4, 0.6]);
    const [small, large] = [1 / (1 + Math.E), 1 / (1 + 1 / Math.E)];
    expect(factor[0]).toBeCloseTo(small, 12);
    expect(factor[1]).toBeCloseTo(large, 12);
    expect(shares[0]).toBeCloseTo((0.4 * small) / (0.4 * small + 0.6 * large), 12);
  });

  it("pays by rank alone where trust does not count", () => {
    expect(rankPeers({ stake: [40, 60], weights: TWO_CAMPS, isTrustCounted: false }).shares).toEqual([0.4, 0.6]);
  });

  it("counts any weight at all as a connection", () => {
    const weights = [
      [1, 0],
      [0.001, 0.999],
    ];
    expect(rankPeers({ stake: [40, 60], weights }).trust).toEqual([1, 0.6]);
  });

  it("does not depend on the unit of stakes and weights", () => {
    const weights = [
      [0, 3, 1],
      [2, 0, 2],
      [1, 1, 0],
    ];
    const one = rankPeers({ stake: [5, 3, 2], weights });
    const other = rankPeers({ stake: [50, 30, 20], weights: weights.map((row) => row.map((weight) => weight * 7)) });
    other.shares.forEach((share, j) => {
      expect(share).toBeCloseTo(one.shares[j] ?? -1, 12);
    });
  });

  it("gives nobody anything where nobody has stake", () => {
    expect(rankPeers({ stake: [0, 0], weights: TWO_CAMPS }).shares).toEqual([0, 0]);
  });

  it("refuses what does not fit together", () => {
    expect(() => rankPeers({ stake: [1, 2], weights: [[1, 0]] })).toThrow(/^weights: /);
    expect(() => rankPeers({ stake: [-1, 2], weights: TWO_CAMPS })).toThrow(/^stake\[0\]: /);
    expect(() => trustFactor(1.5)).toThrow(/^trust: expected a number from 0 to 1/);
  });
});

describe("stakesOverRounds", () => {
  const campAfter = (share: number, settings = {}) =>
    stakesOverRounds({ stake: [share, 1 - share], weights: TWO_CAMPS, ...settings }, 0.02, 100).at(-1)?.[0] ?? -1;

  it("lets the smaller camp shrink and the larger grow, whatever the settings", () => {
    for (const settings of [{}, { steepness: 3 }, { majority: 0.2 }, { majority: 0.8 }]) {
      expect(campAfter(0.45, settings)).toBeLessThan(0.45);
      expect(campAfter(0.55, settings)).toBeGreaterThan(0.55);
      expect(campAfter(0.5, settings)).toBeCloseTo(0.5, 9);
    }
  });

  it("mirrors the camps", () => {
    expect(campAfter(0.45) + campAfter(0.55)).toBeCloseTo(1, 9);
  });

  it("changes nothing without trust or without new coins", () => {
    expect(campAfter(0.3, { isTrustCounted: false })).toBeCloseTo(0.3, 9);
    expect(stakesOverRounds({ stake: [0.3, 0.7], weights: TWO_CAMPS }, 0, 2)).toEqual([
      [0.3, 0.7],
      [0.3, 0.7],
      [0.3, 0.7],
    ]);
  });
});
