import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";

const LIMITS = { work: 100, characters: 1000, milliseconds: 1000 };

describe("createBudget", () => {
  it("throws when the work is done", () => {
    const budget = createBudget(LIMITS, () => 0);
    budget.answer(1);
    expect(budget.exhausted).toBeNull();
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("work");
  });

  it("counts fields as work, also empty ones", () => {
    const budget = createBudget(LIMITS, () => 0);
    for (let field = 0; field < 20; field += 1) budget.answerField(0);
    expect(() => budget.answerField(0)).toThrow();
    expect(budget.exhausted).toBe("work");
  });

  it("throws when the answer is too long", () => {
    const budget = createBudget(LIMITS, () => 0);
    budget.answerField(900);
    expect(budget.characters).toBeGreaterThanOrEqual(900);
    expect(() => budget.answerField(100)).toThrow();
    expect(budget.exhausted).toBe("characters");
  });

  it("throws when the time is over, and from then on", () => {
    let now = 0;
    const budget = createBudget(LIMITS, () => now);
    now = 1001;
    expect(() => budget.compare(1)).toThrow();
    now = 0;
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("time");
  });

  it("does not count the time it waits for others", async () => {
    let now = 0;
    const budget = createBudget(LIMITS, () => now);
    const others = async () => {
      now += 5000;
      return "done";
    };
    expect(await budget.wait(Promise.resolve().then(others))).toBe("done");
    expect(() => budget.compare(1)).not.toThrow();
    now += 1001;
    expect(() => budget.compare(1)).toThrow();
  });
});
