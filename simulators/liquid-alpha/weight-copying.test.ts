import { describe, expect, it } from "vitest";
import { truthAt } from "./truth.ts";
import {
  type CopyingExperiment,
  copyLagInEpochs,
  runCopyingExperiment,
  simulateCopying,
  stakeWeightedAverage,
} from "./weight-copying.ts";

describe("runCopyingExperiment", () => {
  it("costs a copier nothing where the truth does not change", () => {
    expect(runCopyingExperiment(anExperiment({ truth: "static" })).copierReturn).toBeCloseTo(1, 4);
  });

  it("costs a copier more, the older what it copies is", () => {
    const returns = [1, 2, 3, 4].map((copyLag) => runCopyingExperiment(anExperiment({ copyLag })).copierReturn ?? 0);
    expect(returns[0]).toBeLessThan(1);
    expect(returns.toSorted((a, b) => b - a)).toEqual(returns);
  });

  it("costs a copier more with commit–reveal, in Yuma 2 and in Yuma 3 with liquid alpha", () => {
    const liquidAlpha = { low: 0.1, high: 0.3, steepness: 1000 };
    for (const settings of [{}, { mode: "yuma3" as const, bondsPenalty: 0, liquidAlpha }]) {
      const open = anExperiment({ ...settings, epochCount: 100, copyLag: copyLagInEpochs(null) });
      const concealed = { ...open, copyLag: copyLagInEpochs(2) };
      expect(runCopyingExperiment(concealed).copierReturn).toBeLessThan(runCopyingExperiment(open).copierReturn ?? 0);
    }
  });

  it("leaves a colluding minority's miner what the majority grants it, and costs the group dividends", () => {
    const outcome = runCopyingExperiment(
      anExperiment({
        truth: "static",
        epochCount: 100,
        validators: [
          { role: "honest", stake: 60 },
          { role: "colluder", stake: 40 },
        ],
      }),
    );
    expect(outcome.epochs.at(-1)?.incentive[2]).toBeLessThan(0.3);
    expect(outcome.dividendsPerUnitStake[1]).toBeLessThan(outcome.dividendsPerUnitStake[0] ?? 0);
  });

  it("shares all dividends of all epochs", () => {
    const { cumulativeDividends } = runCopyingExperiment(anExperiment({ truth: "drift", epochCount: 30 }));
    expect(cumulativeDividends.reduce((sum, value) => sum + value)).toBeCloseTo(30, 9);
  });

  it("has no return to compare without copiers, and none without stake", () => {
    const validators = [{ role: "honest" as const, stake: 1 }];
    expect(runCopyingExperiment(anExperiment({ validators })).copierReturn).toBeNull();
    const outcome = runCopyingExperiment(anExperiment({ validators: [{ role: "copier", stake: 0 }] }));
    expect(outcome.copierReturn).toBeNull();
    expect(outcome.dividendsPerUnitStake).toEqual([0]);
  });

  it("takes any truth, for any number of miners", () => {
    const [first] = simulateCopying(anExperiment({ truth: (epoch) => [1, epoch % 2, 0, 0], epochCount: 2 }));
    expect(first?.consensus).toEqual([1, 0, 0, 0]);
  });

  it("refuses a lag of 0, a share above 1 and a miner who is not there", () => {
    expect(() => runCopyingExperiment(anExperiment({ copyLag: 0 }))).toThrow("copyLag");
    expect(() => runCopyingExperiment(anExperiment({ truth: () => [2] }))).toThrow("truth[0]");
    expect(() => runCopyingExperiment(anExperiment({ favouredMiner: 3 }))).toThrow("favouredMiner");
  });
});

describe("truthAt", () => {
  it("always sums to 1", () => {
    for (const truth of ["static", "switch", "drift"] as const) {
      for (let epoch = 0; epoch < 40; epoch += 1) {
        expect(truthAt(truth, epoch).reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
      }
    }
  });
});

describe("stakeWeightedAverage", () => {
  it("averages 1 and 0.5 to two thirds where the second has twice the stake", () => {
    expect(stakeWeightedAverage([[1], [0.5]], [1_000_000, 2_000_000])[0]).toBeCloseTo(2 / 3, 12);
  });

  it("is 0 without stake", () => expect(stakeWeightedAverage([[1]], [0])).toEqual([0]));
});

function anExperiment(changes: Partial<CopyingExperiment>): CopyingExperiment {
  return {
    truth: "switch",
    validators: [
      { role: "honest", stake: 40 },
      { role: "honest", stake: 35 },
      { role: "copier", stake: 25 },
    ],
    ...changes,
  };
}
