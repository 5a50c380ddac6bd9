import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";

const LIMITS = { work: 100, workAtOnce: 100, characters: 1000, milliseconds: 1000 };

describe("createBudget", () => {
  it("throws when the work is done", () => {
    const budget = aBudget();
    budget.answer(1);
    expect(budget.exhausted).toBeNull();
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("work");
  });

  it("counts fields as work, also empty ones", () => {
    const budget = aBudget();
    for (let field = 0; field < 20; field += 1) budget.answerField(0);
    expect(() => budget.answerField(0)).toThrow();
    expect(budget.exhausted).toBe("work");
  });

  it("throws when the answer is too long", () => {
    const budget = aBudget();
    budget.answerField(900);
    expect(budget.characters).toBeGreaterThanOrEqual(900);
    expect(() => budget.answerField(100)).toThrow();
    expect(budget.exhausted).toBe("characters");
  });

  it("throws when the time is over, and from then on", () => {
    let now = 0;
    const budget = aBudget({ clock: () => now });
    now = 1001;
    expect(() => budget.compare(1)).toThrow();
    now = 0;
    expect(() => budget.compare(1)).toThrow();
    expect(budget.exhausted).toBe("time");
  });

  it("does not count the time it waits for others", async () => {
    let now = 0;
    const budget = aBudget({ clock: () => now });
    const others = async () => {
      now += 5000;
      return "done";
    };
    expect(await budget.wait(Promise.resolve().then(others))).toBe("done");
    expect(() => budget.compare(1)).not.toThrow();
    now += 1001;
    expect(() => budget.compare(1)).toThrow();
  });

  it("lets others have their turn after ten milliseconds, and counts none of it", async () => {
    let now = 0;
    const yieldToEventLoop = async () => {
      now += 5000;
    };
    const budget = aBudget({ clock: () => now, yieldToEventLoop });
    now = 9;
    expect(budget.isTurnOver).toBe(false);
    now = 10;
    expect(budget.isTurnOver).toBe(true);
    await budget.rest();
    expect(budget.isTurnOver).toBe(false);
    expect(() => budget.compare(1)).not.toThrow();
  });

  it("throws where too much is done in one long turn, and not where it is done in several", async () => {
    const limits = { ...LIMITS, work: 1000 };
    let now = 0;
    const patient = aBudget({ limits, clock: () => now });
    for (let turn = 0; turn < 5; turn += 1) {
      patient.compare(100);
      now += 30;
      await patient.rest();
    }
    const greedy = aBudget({ limits, clock: () => now });
    greedy.compare(101);
    now += 21;
    expect(() => greedy.compare(1)).toThrow();
    expect(greedy.exhausted).toBe("work");
  });
});

function aBudget({
  limits = LIMITS,
  clock = (): number => 0,
  yieldToEventLoop = async (): Promise<void> => undefined,
} = {}) {
  return createBudget(limits, { clock, yieldToEventLoop });
}
