import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXAMPLE, MOST_POINTS, playRound, ROUNDS, STAKES, WORTH } from "./rounds.ts";
import { POTS } from "./run-subnet.ts";

const points = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: MOST_POINTS })));
const [planet, sum, offer] = ROUNDS;

describe("playRound", () => {
  it("pays what the simulator pays", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUNDS), points, (round, given) => {
        const { earned, outcome } = playRound(round, given, "You");
        const epoch = runEpoch({
          stake: [STAKES.you, STAKES.b, STAKES.c, 0, 0, 0],
          weights: [given, ...round.others].map((row) => [0, 0, 0, ...row]),
          emissionInRao: 295_201_647_975,
        });
        expect(earned).toBe((epoch.validatorEmissionInRao[0] ?? 0) / 1e9);
        expect(outcome.consensus).toEqual(epoch.consensus.slice(3));
        expect(outcome.pay).toEqual(epoch.minerEmissionInRao.slice(3).map((rao) => rao / 1e9));
      }),
      { numRuns: 60 },
    );
  });

  it("lets the reader get no miner more than the middle of the three weights", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUNDS), points, (round, given) => {
        const { votes, consensus } = playRound(round, given, "You").outcome;
        for (const [miner, group] of votes.entries())
          expect(consensus[miner]).toBe(group.map(({ weight }) => weight).sort((one, other) => one - other)[1]);
      }),
      { numRuns: 60 },
    );
  });

  it("pays who judges as the others do about what the stake is worth", () => {
    for (const round of ROUNDS) {
      const { earned, effect } = playRound(round, round.others[0], "You");
      expect(Math.abs(earned / WORTH - 1)).toBeLessThan(0.03);
      expect(effect.kind).toBe("even");
    }
  });

  it.each([
    ["praise beyond the others", planet, [10, 4, 0], { kind: "cut", miner: 0 }],
    ["less than the others give", sum, [10, 5, 0], { kind: "cut", miner: 0 }],
    ["nothing at all", sum, [0, 0, 0], { kind: "none", miner: 0 }],
    ["the offer", offer, [0, 0, 10], { kind: "cut", miner: 2 }],
  ] as const)("explains %s", (_, round, given, effect) => {
    expect(playRound(round, given, "You").effect).toEqual(effect);
  });

  it("pays nothing for the offer alone, and nothing to the miner that made it", () => {
    const { earned, outcome } = playRound(offer, [0, 0, 10], "You");
    expect(earned).toBe(0);
    expect(outcome.pay[2]).toBe(0);
  });

  it("shows as an example what costs more than half of what the stake is worth", () => {
    const { earned, effect } = playRound(EXAMPLE.round, EXAMPLE.points, "You");
    expect(effect).toEqual({ kind: "cut", miner: 2 });
    expect(earned).toBeGreaterThan(0);
    expect(earned).toBeLessThan(WORTH / 2);
  });

  it("is never more than all that validators get", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUNDS), points, (round, given) => {
        const { share, earned } = playRound(round, given, "You");
        expect(share).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThan(POTS.validators);
      }),
      { numRuns: 30 },
    );
  });
});
