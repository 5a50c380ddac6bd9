import { afterEach, describe, expect, it, vi } from "vitest";
import { atLeast, atMost, between, printFigure } from "./print-figure.mjs";

describe("printFigure", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const exitCode = process.exitCode;

  afterEach(() => {
    log.mockClear();
    process.exitCode = exitCode;
  });

  it("names a goal that is missed, and has the process fail", () => {
    printFigure("ratio", "1.30 ×", atMost(1.304, 1.3, "×"));
    expect(process.exitCode).toBe(1);
    expect(log.mock.lastCall?.[0]).toContain("goal missed: ratio: 1.30 ×, and the goal is ≤ 1.3 ×");
  });

  it("lets the process go on where goals are met, where they are only told, and where there are none", () => {
    printFigure("ratio", "1.3 ×", atMost(1.3, 1.3, "×"));
    printFigure("ratio", "60 %", atLeast(60, 60, "%"));
    printFigure("ratio", "1 ×", between(1, [0.8, 1.25], "×"));
    printFigure("points", "90", "≥ 98");
    printFigure("requests", "7 /s");
    expect(process.exitCode).toBe(exitCode);
    expect(log.mock.calls.flat().filter((line) => line.includes("missed"))).toEqual([]);
  });

  it.each([atLeast(59.9, 60), between(0.7, [0.8, 1.25]), between(1.3, [0.8, 1.25])])(
    "misses what is beyond",
    (goal) => {
      expect(goal.isMet).toBe(false);
    },
  );
});
