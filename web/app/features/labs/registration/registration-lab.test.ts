import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState } from "../frame/state-link.ts";
import type { RegistrationState } from "./registration-fields.ts";
import { registrationLab } from "./registration-lab.ts";

describe("registrationLab", () => {
  it("makes the prediction come true: the tenth pays about eight times as much", () => {
    const { burstPaid } = compute(registrationLab.prediction.state);
    expect(burstPaid).toHaveLength(10);
    expect(burstPaid[0]).toBeCloseTo(0.1, 3);
    expect(burstPaid[9]).toBeCloseTo(0.79, 2);
  });

  it("halves the price in 360 blocks without anybody", () => {
    expect(compute({ start: 1, perInterval: 0, burst: 0, blocks: 360 }).endPrice).toBeCloseTo(0.5, 6);
  });

  it("lets those go who earn least and are not immune, one for each newcomer", () => {
    const { neurons } = compute({ newcomers: 5, immunity: 4096 });
    const leaving = neurons.filter(({ leavesAs }) => leavesAs !== null);
    expect(leaving.map(({ leavesAs }) => leavesAs).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(leaving.every((one) => !one.isImmune)).toBe(true);
    const spared = neurons.filter((one) => one.leavesAs === null && !one.isImmune);
    expect(Math.max(...leaving.map(({ share }) => share))).toBeLessThan(Math.min(...spared.map(({ share }) => share)));
  });

  it("takes an immune one where hardly anybody else is there", () => {
    expect(compute({ immunity: 216_000, newcomers: 1 }).neurons[0]).toMatchObject({ isImmune: true, leavesAs: 1 });
  });

  it("has the lock cost that was read on 11 September 2026", () => {
    expect(compute({}).lockCostNow).toBeCloseTo(590.71, 0);
  });

  it("has the last price again after eight days without another subnet, and the lowest after sixteen", () => {
    const { lastLock } = registrationLab.initial;
    expect(compute({ daysSince: 0 }).lockCostNow).toBeCloseTo(2 * lastLock, 6);
    expect(compute({ daysSince: 8 }).lockCostNow).toBeCloseTo(lastLock, 3);
    expect(compute({ daysSince: 16 }).lockCostNow).toBe(1);
    expect(compute({ daysSince: 40 }).days.at(-1)).toBe(40);
  });

  it("names bounds that exclude each other", () => {
    expect(registrationLab.problemOf({ ...registrationLab.initial, floor: 5, ceiling: 1 })).toBe("bounds");
  });

  it("opens addresses of its first version", () => {
    expect(decodeState(registrationLab, "1~b.1~r.0~u.0~w.3~d.0")).toEqual({
      ...registrationLab.initial,
      start: 1,
      immunity: 4096,
      perInterval: 0,
      burst: 0,
      newcomers: 3,
      daysSince: 0,
    });
    expect(decodeState(registrationLab, "1~b.1")).toMatchObject({ start: 1, daysSince: 11.48 });
    expect(decodeState(registrationLab, "1~w.3")).toMatchObject({ start: 0.1, immunity: 4096 });
    expect(decodeState(registrationLab, "2~b.1")).toMatchObject({ start: 1, immunity: 4096, daysSince: 5.74 });
    expect(decodeState(registrationLab, "2~w.3")).toMatchObject({ start: 0.1, immunity: 4096 });
    expect(decodeState(registrationLab, "3~w.3")).toMatchObject({ start: 1, immunity: 5000 });
    expect(registrationLab.initial).toMatchObject({ increase: 1.26, halfLife: 360, uids: 64, immunity: 5000, seed: 7 });
  });
});

function compute(change: Partial<RegistrationState>) {
  return finish(registrationLab.simulate({ ...registrationLab.initial, ...change }));
}
