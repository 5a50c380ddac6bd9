import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState } from "../frame/state-link.ts";
import type { IssuanceState } from "./issuance-fields.ts";
import { issuanceLab } from "./issuance-lab.ts";

describe("issuanceLab", () => {
  it("makes the prediction come true: twice the time", () => {
    const days = compute({ recycled: 0 }).nextHalvingInDays;
    expect(days).toBe(1154);
    expect(compute(issuanceLab.prediction.state).nextHalvingInDays).toBe(2307);
  });

  it("halves at 10.5 million and not before", () => {
    expect(compute({ issuance: 10_499_999 }).perBlock).toBe(1);
    expect(compute({ issuance: 10_500_000 }).perBlock).toBe(0.5);
  });

  it("doubles the emission again where recycling takes the issuance below a threshold", () => {
    const { issuance } = compute({ issuance: 10_600_000, recycled: 4000, years: 4 });
    expect(issuance.at(-1)).toBeGreaterThan(10_400_000);
    expect(issuance.at(-1)).toBeLessThan(10_600_000);
  });

  it("shares out all alpha of a block, by default 18, 41 and 41 per cent", () => {
    const { split, alphaPerBlock } = compute({});
    expect(split.owner + split.miners + split.validators + split.root).toBeCloseTo(alphaPerBlock, 8);
    expect(split.owner).toBeCloseTo(0.18, 4);
    expect(split.miners).toBeCloseTo(0.41, 4);
    expect(compute({ rootPaid: false }).split.rootPaid).toBe(0);
  });

  it("tells how far a long computation has come, and comes to the same as in one piece", () => {
    const steps = [...issuanceLab.simulate({ ...issuanceLab.initial, years: 60, recycled: 10 })];
    expect(steps.length).toBeGreaterThan(10);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBeCloseTo(1, 9);
  });

  it("opens addresses of its first version", () => {
    expect(decodeState(issuanceLab, "1~t.10499999~r.50~y.4~p.0")).toEqual({
      issuance: 10_499_999,
      recycled: 50,
      years: 4,
      alphaIssued: 3_000_000,
      rootTao: 5_298_381,
      ownerCut: true,
      rootPaid: false,
    });
  });
});

function compute(change: Partial<IssuanceState>) {
  return finish(issuanceLab.simulate({ ...issuanceLab.initial, ...change }));
}
