import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMISSION_ERAS, eraOn } from "./eras.ts";
import { MOVING_ALPHA_OF_THE_CODE, movingPrice, movingPriceHalfLifeInBlocks } from "./moving-price.ts";
import { flowEma, flowHalfLifeInBlocks, WEEKLY_FLOW_SMOOTHING } from "./tao-flow.ts";

describe("flowEma", () => {
  it("is in one step what it is block by block", () => {
    let average = 3;
    for (let block = 0; block < 500; block += 1) average = flowEma(average, -7, 1);
    expect(flowEma(3, -7, 500)).toBeCloseTo(average, 10);
  });

  it("has gone half the way after its half-life", () => {
    expect(flowEma(0, 100, Math.round(flowHalfLifeInBlocks()))).toBeCloseTo(50, 3);
    expect(flowHalfLifeInBlocks(WEEKLY_FLOW_SMOOTHING)).toBeCloseTo(50_400, 0);
  });

  it("stays between where it was and the flow", () => {
    fc.assert(
      fc.property(aNumber(), aNumber(), fc.nat({ max: 10_000_000 }), (average, flow, blocks) => {
        const followed = flowEma(average, flow, blocks);
        expect(followed).toBeGreaterThanOrEqual(Math.min(average, flow) - 1e-9);
        expect(followed).toBeLessThanOrEqual(Math.max(average, flow) + 1e-9);
      }),
    );
  });

  it("refuses half a block", () => expect(() => flowEma(0, 0, 0.5)).toThrow("blocks"));
});

describe("movingPrice", () => {
  it("is in one step what it is block by block", () => {
    const at = { blocksSinceStart: 201_600, movingAlpha: 0.1 };
    let average = 0;
    for (let block = 0; block < 14; block += 1) average = movingPrice(average, 1, at);
    expect(movingPrice(0, 1, { ...at, updates: 14 })).toBeCloseTo(average, 12);
  });

  it("counts no price above 1, and moves not at all at the start", () => {
    expect(movingPrice(1, 50, { blocksSinceStart: 1000, updates: 1_000_000 })).toBe(1);
    expect(movingPrice(0.2, 0.9, { blocksSinceStart: 0, updates: 1_000_000 })).toBe(0.2);
    expect(movingPrice(0.2, 0.9, { blocksSinceStart: 5, halvingBlocks: 0, movingAlpha: 1 })).toBeCloseTo(0.9, 12);
  });

  it("moves faster in an older subnet", () => {
    const reached = (blocksSinceStart: number) => movingPrice(0, 1, { blocksSinceStart, updates: 7200 });
    expect(reached(1_000_000)).toBeGreaterThan(reached(10_000));
  });

  it("has gone half the way after its half-life at that age", () => {
    const halfLife = Math.round(movingPriceHalfLifeInBlocks(201_600));
    expect(halfLife).toBe(4621);
    expect(movingPrice(0, 1, { blocksSinceStart: 201_600, updates: halfLife })).toBeCloseTo(0.5, 4);
    expect(movingPriceHalfLifeInBlocks(0)).toBe(Number.POSITIVE_INFINITY);
  });

  it("follows a changed price within hours in a subnet a year old, and not at the pace of the code's own default", () => {
    const gone = (blocks: number, movingAlpha?: number) =>
      movingPrice(0, 1, { blocksSinceStart: 2_629_800, updates: blocks, movingAlpha });
    expect(movingPriceHalfLifeInBlocks(2_629_800) / 300).toBeCloseTo(8.3, 1);
    expect(gone(1800)).toBeCloseTo(0.39, 2);
    expect(gone(7200)).toBeCloseTo(0.87, 2);
    expect(gone(7200, MOVING_ALPHA_OF_THE_CODE)).toBeCloseTo(0.02, 2);
  });

  it("refuses a negative price", () => {
    expect(() => movingPrice(0, -1, { blocksSinceStart: 1 })).toThrow(
      "spotPrice: expected a number of 0 or more, got -1",
    );
  });
});

describe("eraOn", () => {
  it("knows the rule of a day, from the day it began", () => {
    expect(eraOn("2025-11-03")?.rule).toBe("price");
    expect(eraOn("2025-11-04")?.rule).toBe("flow");
    expect(eraOn("2026-06-01")?.rule).toBe("net-flow");
    expect(eraOn("2026-07-26")?.rule).toBe("price-and-burn");
    expect(eraOn("2026-11-20")?.rule).toBe("gate");
    expect(eraOn("2024-01-01")).toBeNull();
  });

  it("leaves no gap", () => {
    expect(EMISSION_ERAS.slice(1).map(({ since }) => since)).toEqual(
      EMISSION_ERAS.slice(0, -1).map(({ until }) => until),
    );
  });

  it("refuses what is no date", () =>
    expect(() => eraOn("today")).toThrow("date: expected one as 2026-05-27, got today"));
});

function aNumber() {
  return fc.double({ min: -1e6, max: 1e6, noNaN: true });
}
