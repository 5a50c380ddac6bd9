import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";
import { describe, expect, it } from "vitest";
import { VALIDATORS, verdictsAt } from "./verdicts.ts";

describe("verdictsAt", () => {
  it.each([
    [0.25, 0.5975, 0.8],
    [0.45, 0.5245, 0.1],
  ])("pays the first miner what the text says: stake %s", (stake, yuma, alone) => {
    const verdicts = verdictsAt(stake);
    expect(verdicts.yuma).toBeCloseTo(yuma, 4);
    expect(verdicts.alone).toBe(alone);
  });

  it.each([0.25, 0.3, 0.4, 0.49, 0.5, 0.6, 0.65])("pays by Yuma what a whole epoch pays: stake %s", (stake) => {
    const { yuma, stakes } = verdictsAt(stake);
    const { incentive } = runEpoch({
      stake: [...stakes, 0, 0],
      weights: VALIDATORS.map(({ weights }) => [0, 0, 0, ...weights]),
      kappa: 32_767 / 65_535,
    });
    expect(yuma).toBeCloseTo(incentive[3] ?? 0, 9);
  });

  it("is turned round as soon as another is the largest, and by Yuma only at half of the stake", () => {
    expect(verdictsAt(0.34).alone).toBe(0.8);
    expect(verdictsAt(0.36).alone).toBe(0.1);
    expect(verdictsAt(0.49).yuma).toBeGreaterThan(0.5);
    expect(verdictsAt(0.51).yuma).toBeLessThan(0.2);
  });
});
