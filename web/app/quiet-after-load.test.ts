import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markAlive, QUIET_AFTER_LOAD_MS, refetchWhenQuiet } from "./quiet-after-load.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("refetchWhenQuiet", () => {
  it("waits until the page has been alive for a tenth of a second", () => {
    expect(QUIET_AFTER_LOAD_MS).toBe(100);
    const clock = aClock();
    const refetch = vi.fn();
    markAlive(clock);
    vi.advanceTimersByTime(40);
    refetchWhenQuiet(clock, refetch);
    vi.advanceTimersByTime(59);
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("takes a page that is not yet alive for one that has just come to life", () => {
    const refetch = vi.fn();
    refetchWhenQuiet(aClock(), refetch);
    vi.advanceTimersByTime(99);
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("fetches at once afterwards, also on pages that are shown later", () => {
    const clock = aClock();
    markAlive(clock);
    vi.advanceTimersByTime(100);
    markAlive(clock);
    const refetch = vi.fn();
    refetchWhenQuiet(clock, refetch);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("can be called off", () => {
    const refetch = vi.fn();
    refetchWhenQuiet(aClock(), refetch)();
    vi.advanceTimersByTime(1_000);
    expect(refetch).not.toHaveBeenCalled();
  });
});

/** A clock that goes as the timers do. */
function aClock() {
  const startedAt = Date.now();
  const marks: PerformanceEntry[] = [];
  const now = () => Date.now() - startedAt;
  const mark = (name: string) => {
    const entry = { name, startTime: now() } as PerformanceMark;
    marks.push(entry);
    return entry;
  };
  return { now, mark, getEntriesByName: (name: string) => marks.filter((entry) => entry.name === name) };
}
