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
    const day = lend(0.5);
    expect(day.parent).toBe(38_000);
    expect(day.child).toBe(48_000);
    expect(day.earned).toBeCloseTo(76, 9);
    expect(day.kept).toBeCloseTo(7.6, 9);
    expect(day.back).toBeCloseTo(68.4, 9);
    expect(day.forStakers).toBeCloseTo(56.09, 2);
  });

  it("lends nothing, and all", () => {
    expect(lend(0)).toMatchObject({ lent: 0, child: 10_000, back: 0 });
    expect(lend(1)).toMatchObject({ parent: 0, child: 86_000 });
  });
});
