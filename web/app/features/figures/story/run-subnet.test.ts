import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { POTS, runSubnet } from "./run-subnet.ts";
import { OUTCOME, VALIDATORS } from "./story.ts";

const marks = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 10 })));

describe("runSubnet", () => {
  it("is an epoch of the simulator, of 360 α without the owner's part", () => {
    fc.assert(
      fc.property(marks, marks, marks, (...rows) => {
        const validators = VALIDATORS.map(({ name, stake }, row) => ({ name, stake, marks: rows[row] ?? [] }));
        const { votes, consensus, pay, dividends } = runSubnet(validators, 3);
        const epoch = runEpoch({
          stake: [0.4, 0.35, 0.25, 0, 0, 0],
          weights: rows.map((row) => [0, 0, 0, ...row]),
          emissionInRao: 295_201_647_975,
        });
        expect(consensus).toEqual(epoch.consensus.slice(3));
        expect(pay).toEqual(epoch.minerEmissionInRao.slice(3).map((rao) => rao / 1e9));
        expect(dividends).toEqual(epoch.validatorEmissionInRao.slice(0, 3).map((rao) => rao / 1e9));
        for (const [miner, group] of votes.entries())
          for (const [row, { weight, kept }] of group.entries()) {
            expect(weight).toBe(epoch.weights[row]?.[3 + miner]);
            expect(kept).toBe(epoch.clippedWeights[row]?.[3 + miner]);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("shares out 18, 41 and 41 % of the epoch", () => {
    expect(POTS.owner).toBeCloseTo(64.8, 2);
    expect(POTS.miners).toBeCloseTo(147.6, 2);
    expect(POTS.owner + POTS.miners + POTS.validators).toBeCloseTo(360, 6);
  });
});

describe("the story", () => {
  it("ends as its texts say: the friend's miner gets nothing, and its validator less than its stake is worth", () => {
    expect(OUTCOME.consensus.map((value) => value.toFixed(2))).toEqual(["0.50", "0.40", "0.00"]);
    expect(OUTCOME.pay.map((alpha) => alpha.toFixed(1))).toEqual(["81.4", "66.2", "0.0"]);
    expect(OUTCOME.dividends[2]).toBeLessThan((0.25 * POTS.validators) / 3);
  });

  it("pays out what there is", () => {
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(OUTCOME.pay)).toBeCloseTo(POTS.miners, 6);
    expect(sum(OUTCOME.dividends)).toBeCloseTo(POTS.validators, 6);
  });
});
