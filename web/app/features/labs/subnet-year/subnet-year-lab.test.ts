import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import type { SubnetYearState } from "./subnet-year-fields.ts";
import { subnetYearLab } from "./subnet-year-lab.ts";

describe("subnetYearLab", () => {
  it("makes the prediction come true: the first newcomer after 120 days takes its place", () => {
    const { removal, price } = compute(subnetYearLab.prediction.state);
    expect(removal?.day).toBe(126);
    expect(price[125]).not.toBeNull();
    expect(price[126]).toBeNull();
  });

  it("is what its situations are called: one thrives, one fades and stays, one is left for a copy", () => {
    const thrives = compute({});
    expect(thrives.removal).toBeNull();
    expect(thrives.lastPrice).toBeGreaterThan(thrives.startPrice);
    expect(thrives.paidBackOn).not.toBeNull();
    const fades = compute(stateOf("fades"));
    expect(fades.removal).toBeNull();
    expect(fades.lastShare).toBeLessThan(thrives.lastShare / 10);
    const copied = compute(stateOf("copied"));
    expect(copied.removal?.day).toBe(154);
    expect(copied.price[149] ?? 1).toBeLessThan((copied.price[148] ?? 0) / 3);
  });

  it("begins with a network like the one that was read: largest, median and sum of the moving prices", () => {
    const { startPrice, demandShare, movingPrice } = compute({});
    expect(startPrice).toBeCloseTo(0.0045, 3);
    const sum = (movingPrice[0] ?? 0) / (demandShare[0] ?? 1);
    expect(sum).toBeGreaterThan(1.1);
    expect(sum).toBeLessThan(1.2);
  });

  it("costs twice the last price at first, and no less than 1 τ", () => {
    expect(compute({ daysSince: 0 }).paid).toBeCloseTo(2 * subnetYearLab.initial.lastLock, 6);
    expect(compute({ daysSince: 40 }).paid).toBe(1);
  });
});

function stateOf(name: string): Partial<SubnetYearState> {
  return subnetYearLab.presets.find((preset) => preset.name === name)?.state ?? {};
}

function compute(change: Partial<SubnetYearState>) {
  return finish(subnetYearLab.simulate({ ...subnetYearLab.initial, ...change }));
}
