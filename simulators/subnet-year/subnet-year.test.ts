import { describe, expect, it } from "vitest";
import { type SubnetYearInput, subnetYear } from "./subnet-year.ts";

const QUIET: SubnetYearInput = {
  paidInTao: 500,
  otherPrices: [0.02, 0.01, 0.004],
  inflowInTao: 0,
  inflowAfterInTao: 0,
  turnDay: 1,
  soldByMiners: 0,
  soldByOwner: 0,
  emissionFromDay: null,
  daysPerNewcomer: 10,
};

describe("subnetYear", () => {
  it("begins at the median of the others with all that was paid, and stays there where nobody does anything", () => {
    const { startPrice, days } = subnetYear({ ...QUIET, dayCount: 100 });
    expect(startPrice).toBe(0.01);
    expect(days.at(-1)).toMatchObject({ poolTao: 500, ownerTao: 0, share: 0 });
    expect(days.at(-1)?.price).toBeCloseTo(0.01, 12);
  });

  it("gives the owner 18 % of an alpha a block", () => {
    expect(subnetYear({ ...QUIET, dayCount: 10 }).days.at(-1)?.ownerAlpha).toBeCloseTo(0.18 * 72_000, 0);
  });

  it("removes nobody before 120 days, and with the next newcomer whoever is lowest", () => {
    const otherPrices = Array.from({ length: 20 }, (_, i) => 0.01 + i / 1000);
    const low = { ...QUIET, otherPrices, soldByMiners: 1, daysPerNewcomer: 11 };
    const { days, removal } = subnetYear(low);
    expect(removal?.day).toBe(121);
    expect(days).toHaveLength(121);
    expect(days.at(-1)?.emaPrice).toBeLessThan(days.at(-1)?.lowestOther ?? 0);
    expect(subnetYear({ ...low, dayCount: 120 }).removal).toBeNull();
  });

  it("pays out the pool by all alpha, that in the pool too", () => {
    const { days, removal } = subnetYear({ ...QUIET, otherPrices: [0.02, 0.02, 0.02], soldByMiners: 0.1 });
    const last = days.at(-1);
    const issued = 500 / 0.02 + 7200 * (removal?.day ?? 0);
    expect(removal?.taoPerAlpha).toBeCloseTo((last?.poolTao ?? 0) / issued, 9);
  });

  it("gives no TAO before emission is switched on", () => {
    const { days } = subnetYear({ ...QUIET, emissionFromDay: 30, dayCount: 40 });
    expect(days.filter(({ share }) => share > 0).map(({ day }) => day)).toEqual([
      30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
    ]);
  });

  it.each([
    [{ paidInTao: 0 }, "paidInTao"],
    [{ otherPrices: [] }, "otherPrices"],
    [{ soldByOwner: 1.1 }, "soldByOwner"],
    [{ turnDay: 0 }, "turnDay"],
  ])("refuses %j", (change, named) => {
    expect(() => subnetYear({ ...QUIET, ...change })).toThrow(named);
  });
});
