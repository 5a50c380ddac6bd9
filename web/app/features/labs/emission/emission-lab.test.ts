import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState, encodeState } from "../frame/state-link.ts";
import type { EmissionState } from "./emission-fields.ts";
import { emissionLab } from "./emission-lab.ts";

describe("emissionLab", () => {
  it("makes the prediction come true: withholding half costs more than half", () => {
    const { before, end } = compute(emissionLab.prediction.state);
    expect(end).toBeLessThan(before / 2);
  });

  it("shares out the whole emission, among fewer subnets with the gate", () => {
    const gated = compute({ event: "none" });
    expect(gated.lastShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(gated.effectiveCount).toBeLessThan(compute({ event: "none", rule: "price" }).effectiveCount);
  });

  it("starves outflow under the flow rule, and takes less than half under the price rule", () => {
    const outflow = { event: "outflow", size: 60, eventLasts: 40 } as const;
    const flow = compute({ ...outflow, rule: "flow" });
    const price = compute({ ...outflow, rule: "price" });
    expect(flow.end).toBe(0);
    expect(price.end).toBeGreaterThan(price.before / 2);
  });

  it("follows all five rules beside each other, as far away work, telling how far it is", () => {
    const state = { ...emissionLab.initial, compare: true, subnets: 8, days: 10 };
    expect(emissionLab.isLong({ ...emissionLab.initial, compare: true })).toBe(true);
    expect(finish(emissionLab.simulate(state)).courses.map(({ rule }) => rule)).toHaveLength(5);
    expect([...emissionLab.simulate(state)].at(-1)).toBe(1);
  });

  it("changes the rule on the days on which it changed", () => {
    const state = { ...emissionLab.initial, rule: "history", subnets: 4, days: 300, event: "none" } as const;
    const { courses, days } = finish(emissionLab.simulate(state));
    const shareOn = (day: number) => courses[0]?.shares[days.findLastIndex((one) => one <= day)] ?? 0;
    expect(shareOn(263)).not.toBeCloseTo(shareOn(270), 3);
  });

  it("opens addresses of its first version", () => {
    expect(decodeState(emissionLab, "1~r.net-flow~c.1~f.3~e.inflow~x.50~a.tenfold")).toEqual({
      rule: "net-flow",
      compare: true,
      days: 60,
      subnets: 48,
      spread: 1,
      inflow: 500,
      focus: 3,
      event: "inflow",
      size: 50,
      burned: 76.6,
      eventAt: 20,
      eventLasts: 20,
      moving: "tenfold",
      gateRank: 32,
      gateExponent: 3,
    });
  });

  it("means by an address of its first version the rate of the code, and by a newer one that of the chain", () => {
    expect(decodeState(emissionLab, "1~f.3")).toEqual({ ...emissionLab.initial, focus: 3, moving: "code" });
    expect(decodeState(emissionLab, encodeState(emissionLab, { ...emissionLab.initial, focus: 3 }))).toEqual({
      ...emissionLab.initial,
      focus: 3,
    });
    expect(decodeState(emissionLab, "3~f.3")).toEqual({ kind: "future", part: "3" });
    expect(decodeState(emissionLab, "0~f.3")).toMatchObject({ kind: "unreadable" });
  });
});

function compute(change: Partial<EmissionState>) {
  return finish(emissionLab.simulate({ ...emissionLab.initial, ...change }));
}
