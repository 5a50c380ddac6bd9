import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";

describe("createBudget", () => {
  it("throws when the work is done", () => {
    const budget = createBudget({ work: 100, milliseconds: 1000 }, () => 0);
    budget.answer(1);
    expect(budget.exhausted).toBeNull();
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("work");
  });

  it("throws when the time is over, and from then on", () => {
    let now = 0;
    const budget = createBudget({ work: 100, milliseconds: 1000 }, () => now);
    now = 1001;
    expect(() => budget.compare(1)).toThrow();
    now = 0;
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("time");
  });
});
