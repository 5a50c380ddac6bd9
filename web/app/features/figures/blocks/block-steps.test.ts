import { describe, expect, it } from "vitest";
import { CALLS, STEPS, standAt } from "./block-steps.ts";

describe("standAt", () => {
  it("takes back nothing that was done", () => {
    const stands = STEPS.map((_, step) => standAt(step));
    expect(stands.map(({ waiting }) => waiting.length)).toEqual([1, CALLS.length, 1, 1, 1]);
    expect(stands.map(({ taken }) => taken.length)).toEqual([0, 0, CALLS.length, CALLS.length, CALLS.length]);
    expect(stands.map(({ isDue }) => isDue)).toEqual([false, false, false, true, true]);
    expect(stands.map(({ isFinal }) => isFinal)).toEqual([false, false, false, false, true]);
  });
});
