import { describe, expect, it } from "vitest";
import { dividePot, HIGHEST, MINERS, MOVING, POT } from "./pot.ts";

describe("dividePot", () => {
  it("is what the text calculates", () => {
    const divided = dividePot(30);
    expect(divided.map(({ pay }) => pay.toFixed(2))).toEqual(["805.09", "670.91", "805.09", "402.55", "268.36"]);
    expect(divided.map(({ change }) => change.toFixed(2))).toEqual(["-80.51", "-67.09", "214.69", "-40.25", "-26.84"]);
  });

  it.each([0, 20, HIGHEST])("divides the same pot with a score of %s", (score) => {
    const divided = dividePot(score);
    expect(divided.reduce((sum, { pay }) => sum + pay, 0)).toBeCloseTo(POT, 6);
    expect(divided.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(0, 6);
  });

  it("changes nothing where the score stays", () => {
    expect(dividePot(MINERS[MOVING].score).every(({ change }) => change === 0)).toBe(true);
  });
});
