import { describe, expect, it } from "vitest";
import { checkAt, checkingToWork, TASKS, workShare } from "./cost.ts";

describe("doing and checking", () => {
  it("come to what the text calculates", () => {
    expect(checkingToWork(TASKS.route)).toBeCloseTo(2_000 / 60_000, 9);
    expect(checkingToWork(TASKS.legal)).toBe(10);
  });

  it("cost the same where a check costs a tenth", () => {
    expect(workShare(0.1)).toBe(0.5);
    expect(workShare(0)).toBe(1);
    for (const check of [0.003, 0.1, 1]) expect(checkAt(workShare(check))).toBeCloseTo(check, 9);
  });
});
