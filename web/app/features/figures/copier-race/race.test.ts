import { describe, expect, it } from "vitest";
import { EPOCHS, race } from "./race.ts";

describe("race", () => {
  it.each([
    [1, 24.25, 23.25],
    [2, 24.47, 22.58],
    [3, 24.67, 22],
  ])("with a lag of %s ends as the text says", (lag, honest, copier) => {
    const earned = race(lag);
    expect(earned.honest).toHaveLength(EPOCHS + 1);
    expect(earned.honest.at(-1)).toBeCloseTo(honest, 2);
    expect(earned.copier.at(-1)).toBeCloseTo(copier, 2);
  });
});
