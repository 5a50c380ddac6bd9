import { describe, expect, it } from "vitest";
import { CALLS, STEPS, standAt } from "./block-steps.ts";

describe("standAt", () => {
  it("has each call in one place, and takes back nothing that was done", () => {
    const stands = STEPS.map((_, step) => standAt(step));
    for (const { waiting, taken } of stands) expect(waiting + taken).toBeLessThanOrEqual(CALLS.length);
    expect(stands.map(({ taken }) => taken)).toEqual([0, 0, 3, 3, 3]);
    expect(stands.map(({ isDue }) => isDue)).toEqual([false, false, false, true, true]);
    expect(stands.map(({ isFinal }) => isFinal)).toEqual([false, false, false, false, true]);
  });
});
