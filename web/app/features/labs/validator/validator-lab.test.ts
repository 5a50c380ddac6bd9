import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import type { ValidatorState } from "./validator-fields.ts";
import { validatorLab } from "./validator-lab.ts";

describe("validatorLab", () => {
  it("makes the prediction come true: with the stake back, dividends are small at first and whole a day later", () => {
    const { perEpoch, permittedEpochs } = compute(validatorLab.prediction.state);
    const before = perEpoch[5] ?? 0;
    expect(perEpoch[12]).toBe(0);
    expect(perEpoch[15]).toBeLessThan(before * 0.7);
    expect(perEpoch[15]).toBeGreaterThan(0);
    expect(perEpoch[17]).toBeGreaterThan(before * 0.95);
    expect(permittedEpochs).toBe(500);
  });

  it("tells in its tour what happens: half the take is the stakers' gain, and five small children leave nobody a permit", () => {
    const [whole, half] = [compute({}), compute({ take: 9 })];
    const gain = (half.toStakers.at(-1) ?? 0) - (whole.toStakers.at(-1) ?? 0);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeCloseTo((whole.toOwner.at(-1) ?? 0) - (half.toOwner.at(-1) ?? 0), 6);
    const scattered = compute({ children: 5, lent: [20, 20, 20, 20, 20] });
    expect(scattered.hotkeys.map(({ hasPermit }) => hasPermit)).toEqual(new Array(6).fill(false));
    expect(scattered.perEpoch.at(-1)).toBe(0);
  });

  it("says when more is lent than there is", () => {
    const state = { ...validatorLab.initial, children: 2, lent: [60, 50, 0, 0, 0] };
    expect(validatorLab.problemOf(state)).toBe("tooMuchLent");
    expect(validatorLab.problemOf({ ...state, children: 1 })).toBeNull();
  });
});

function compute(change: Partial<ValidatorState>) {
  return finish(validatorLab.simulate({ ...validatorLab.initial, ...change }));
}
