import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSpreadOut, SPREAD_MS } from "./spread-out.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("createSpreadOut", () => {
  it("calls each page at a time of its own, all within a second", () => {
    expect(SPREAD_MS).toBe(1_000);
    const startedAt = Date.now();
    const called: number[] = [];
    for (let page = 0; page < 100; page += 1)
      createSpreadOut({ spreadMs: SPREAD_MS, random: () => page / 100, wait: setTimeout }, () =>
        called.push(Date.now() - startedAt),
      )();
    expect(called).toEqual([]);
    vi.advanceTimersByTime(999);
    expect(called).toEqual(Array.from({ length: 100 }, (_, page) => page * 10));
  });

  it("calls once for what comes while it waits, and again for what comes later", () => {
    const callback = vi.fn();
    const ask = createSpreadOut({ spreadMs: 1_000, random: () => 0.5, wait: setTimeout }, callback);
    ask();
    vi.advanceTimersByTime(499);
    ask();
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(callback).toHaveBeenCalledTimes(1);
    ask();
    vi.advanceTimersByTime(500);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it("calls at once where nothing is to be spread", () => {
    const callback = vi.fn();
    createSpreadOut({ spreadMs: 0, random: () => 0.5, wait: setTimeout }, callback)();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
