import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { CAP, STEPS, yourDay } from "./life.ts";

describe("a crowdloan", () => {
  it("pays what the text calculates", () => {
    expect(yourDay()).toBeCloseTo(32.4, 6);
  });

  it("rests on the facts", async () => {
    const facts = await readFactValues();
    expect(yourDay() * (CAP / 50)).toBeCloseTo(facts("blocks-per-day") * (facts("owner-cut") / 100) * 0.3, 6);
  });

  it.each(["reached", "missed"] as const)("never holds more than its cap, and in the end nothing: %s", (ending) => {
    const raised = STEPS[ending].map((step) => step.raised);
    expect(Math.max(...raised)).toBeLessThanOrEqual(CAP);
    expect(Math.max(...raised) === CAP).toBe(ending === "reached");
    expect(raised.at(-1)).toBe(0);
  });
});
