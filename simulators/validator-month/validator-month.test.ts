import { describe, expect, it } from "vitest";
import { runEpoch } from "../yuma/epoch.ts";
import { U16_MAX } from "../yuma/u16.ts";
import { type ValidatorMonthInput, validatorMonth, validatorsAlpha } from "./validator-month.ts";

const ALONE: ValidatorMonthInput = { ownAlpha: 40_000, delegatedAlpha: 0, otherWeights: [90_000, 60_000, 30_000] };

describe("validatorMonth", () => {
  it("shares out the dividends that Yuma 3 computes where all agree", () => {
    const stake = [40_000, 90_000, 60_000, 30_000, 0];
    const weights = stake.map((held) => [0, 0, 0, 0, held > 0 ? U16_MAX : 0]);
    const settled = stake.map((held) => [0, 0, 0, 0, held > 0 ? U16_MAX : 0]);
    const { dividends } = validatorMonth({ ...ALONE, epochCount: 1 })[0] ?? { dividends: [] };
    const yuma = runEpoch({ stake, weights, storedBonds: settled, mode: "yuma3" });
    const share = (yuma.validatorEmissionInRao[0] ?? 0) / yuma.validatorEmissionInRao.reduce((sum, one) => sum + one);
    expect((dividends[0] ?? 0) / validatorsAlpha(0)).toBeCloseTo(share, 6);
  });

  it("grows bonds as Yuma 3 does, after they were lost", () => {
    const absence = { part: 1, fromEpoch: 1, epochs: 1 };
    const epochs = validatorMonth({
      ownAlpha: 0,
      delegatedAlpha: 40_000,
      otherWeights: [90_000, 60_000, 30_000],
      maxValidators: 3,
      absence,
      epochCount: 6,
    });
    // Gone in epoch 1, without a permit in epoch 2, and from then on with a bond of 0.1, 0.19, 0.271.
    expect(epochs.map(({ permits }) => permits[0])).toEqual([true, true, false, true, true, true]);
    const bonds = [0.1, 0.19, 0.271];
    for (const [i, bond] of bonds.entries()) {
      const { dividends, stakeWeights } = epochs[3 + i] ?? { dividends: [], stakeWeights: [] };
      const [mine = 0] = stakeWeights;
      const others = 150_000 + epochs.slice(0, 3 + i).reduce((sum, epoch) => sum + paidToOthers(epoch.dividends), 0);
      expect(dividends[0]).toBeCloseTo((validatorsAlpha(0) * mine * bond) / (mine * bond + others), 0);
    }
  });

  it("gives every alpha to somebody", () => {
    const epochs = validatorMonth({
      ...ALONE,
      delegatedAlpha: 60_000,
      take: 0.1,
      children: [
        { share: 0.4, ownAlpha: 5000, take: 0.18, isSameColdkey: false },
        { share: 0.3, ownAlpha: 2000, take: 0.18, isSameColdkey: true },
      ],
      epochCount: 40,
    });
    for (const { dividends, toOwner, toStakers, toChildren } of epochs) {
      const all = dividends.reduce((sum, one) => sum + one, 0);
      const given = toOwner + toStakers + toChildren;
      expect(given).toBeLessThanOrEqual(all + 1e-9);
      // What is missing is what the first child earned with its own stake.
      expect(all - given).toBeLessThan(all);
    }
    const alone = validatorMonth({ ...ALONE, delegatedAlpha: 60_000, take: 0.1, epochCount: 1 })[0];
    expect((alone?.toOwner ?? 0) + (alone?.toStakers ?? 0)).toBeCloseTo(alone?.dividends[0] ?? -1, 9);
  });

  it.each([
    [{ take: 0.19 }, "take"],
    [{ children: Array.from({ length: 6 }, () => aChild(0)) }, "children"],
    [{ children: [aChild(0.6), aChild(0.5)] }, "shares of all children"],
    [{ ownAlpha: Number.NaN }, "ownAlpha"],
  ])("refuses what the chain refuses: %j", (change, named) => {
    expect(() => validatorMonth({ ...ALONE, ...change })).toThrow(named);
  });
});

function aChild(share: number) {
  return { share, ownAlpha: 0, take: 0, isSameColdkey: false };
}

function paidToOthers(dividends: readonly number[]): number {
  return validatorsAlpha(0) - (dividends[0] ?? 0);
}
