import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState, encodeState } from "../frame/state-link.ts";
import type { YumaState } from "./yuma-fields.ts";
import { yumaLab } from "./yuma-lab.ts";
import { readPasted, SAMPLE } from "./yuma-paste.ts";

describe("yumaLab", () => {
  it("begins with the example that can be computed by hand", () => {
    const { consensus, rank, incentive, validatorTrust, clippedCount } = compute({ epochs: 1 });
    expectClose(consensus, [0.6, 0.4]);
    expectClose(rank, [0.475, 0.32]);
    expectClose(incentive, [0.5975, 0.4025]);
    expectClose(validatorTrust, [0.8, 1, 0.5]);
    expect(clippedCount).toBe(2);
  });

  it("makes the prediction come true: the group's miner gets nothing", () => {
    const { incentive, consensus } = compute(yumaLab.prediction.state);
    expect(incentive[2]).toBe(0);
    expect(consensus[2]).toBe(0);
  });

  it("rewards who notices the turn first", () => {
    const state = { ...yumaLab.tour[4]?.state, epochs: 12 };
    const { dividends, stake } = compute(state);
    const perStake = dividends.map((share, i) => share / (stake[i] ?? 1));
    expect(perStake[0]).toBeGreaterThan(perStake[2] ?? 1);
  });

  it("calls large networks long, and tells how far it has come", () => {
    const large = { ...yumaLab.initial, network: "generated", manyValidators: 64, manyMiners: 256, epochs: 2 } as const;
    expect(yumaLab.isLong(large)).toBe(true);
    expect([...yumaLab.simulate(large)]).toEqual([0.5, 1]);
  });

  it.each([
    [{ stake: [0, 0, 0, 1, 1, 1] }, "noStake"],
    [{ weights: new Array<number>(36).fill(0) }, "noWeights"],
  ])("names what is missing", (change, problem) => {
    expect(yumaLab.problemOf({ ...yumaLab.initial, ...change })).toBe(problem);
  });

  it("reckons with a pasted table, which is in no address", () => {
    const pasted = readPasted(SAMPLE);
    if ("fault" in pasted) throw new Error(pasted.fault);
    const state = { ...yumaLab.initial, ...pasted, epochs: 1 };
    expect(yumaLab.problemOf(state)).toBeNull();
    const { validators, miners, incentive, validatorTrust } = finish(yumaLab.simulate(state));
    expect(validators).toEqual(["V3", "V5", "V8", "V9", "V12"]);
    expect(miners).toEqual(["M21", "M22", "M34", "M57", "M60", "M71", "M88"]);
    expect(incentive.at(-1)).toBe(0);
    expect(validatorTrust[3]).toBeCloseTo(0.1, 3);
    expect(encodeState(yumaLab, state)).toBe("1~z.0~e.1");
  });

  it("opens addresses of its first version", () => {
    const link = "1~m.3~s.1_2_3_0_0_0~k.0.6~q.yuma3~l.1~e.5";
    expect(decodeState(yumaLab, link)).toEqual({
      ...yumaLab.initial,
      miners: 3,
      stake: [1, 2, 3, 0, 0, 0],
      kappa: 0.6,
      mode: "yuma3",
      liquid: true,
      epochs: 5,
    });
  });
});

function compute(change: Partial<YumaState>) {
  return finish(yumaLab.simulate({ ...yumaLab.initial, ...change }));
}

function expectClose(values: readonly number[], expected: readonly number[]): void {
  expect(values).toHaveLength(expected.length);
  for (const [index, value] of values.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 4);
}
