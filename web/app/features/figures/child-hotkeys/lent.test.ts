import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { CHILD_TAKE, lend, PARENT_TAKE } from "./lent.ts";

describe("lend", () => {
  it("keeps to the takes of the facts", async () => {
    const factValue = await readFactValues();
    expect(factValue("delegate-take-default")).toBe(PARENT_TAKE * 100);
    expect(factValue("childkey-take-max")).toBeGreaterThanOrEqual(CHILD_TAKE * 100);
  });

  it("is the day of the text for one half", () => {
    const day = lend([0.5, 0]);
    expect(day.parent).toBe(38_000);
    expect(day.children.map(({ weight }) => weight)).toEqual([48_000, 10_000]);
    expect(day.earned).toBeCloseTo(76, 9);
    expect(day.back).toBeCloseTo(68.4, 9);
    expect(day.forStakers).toBeCloseTo(56.09, 2);
  });

  it("brings back as much, however it is shared among the children", () => {
    const day = lend([0.15, 0.35]);
    expect(day.parent).toBeCloseTo(38_000, 9);
    expect(day.back).toBeCloseTo(lend([0.5, 0]).back, 9);
    expect(day.children.map(({ back }) => back.toFixed(2))).toEqual(["20.52", "47.88"]);
  });

  it("lends nothing, and all", () => {
    expect(lend([0, 0])).toMatchObject({ parent: 76_000, back: 0 });
    expect(lend([0, 1])).toMatchObject({ parent: 0, share: 1 });
  });
});
