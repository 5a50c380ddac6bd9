import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markAlive } from "#app/quiet-after-load.ts";
import { refreshWhenSynced } from "./refresh-when-synced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("refreshWhenSynced", () => {
  it("asks a hundred milliseconds after the page has come to life, not after 99, where marks were sent before", () => {
    const page = aPage({ syncedSince: "" });
    page.follow();
    vi.advanceTimersByTime(99);
    expect(page.refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(page.refetch).toHaveBeenCalledTimes(1);
    expect(page.dataset).toEqual({});
  });

  it("waits for the rest of them where marks are sent meanwhile, and asks once for all of these", () => {
    const page = aPage();
    page.follow();
    vi.advanceTimersByTime(30);
    page.synced();
    vi.advanceTimersByTime(50);
    page.synced();
    vi.advanceTimersByTime(19);
    expect(page.refetch).not.toHaveBeenCalled();
    expect(page.dataset).toEqual({ syncedSince: "" });
    vi.advanceTimersByTime(1);
    expect(page.refetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(page.refetch).toHaveBeenCalledTimes(1);
  });

  it("asks at once later on, each time", () => {
    const page = aPage();
    page.follow();
    vi.advanceTimersByTime(100);
    page.synced();
    page.synced();
    expect(page.refetch).toHaveBeenCalledTimes(2);
  });

  it("asks no more once it has ended, not even for what it was waiting with", () => {
    const page = aPage({ syncedSince: "" });
    const end = page.follow();
    end();
    page.synced();
    vi.advanceTimersByTime(1_000);
    expect(page.refetch).not.toHaveBeenCalled();
    // Whoever comes next has it to do.
    expect(page.dataset).toEqual({ syncedSince: "" });
  });
});

/** A page that comes to life now. */
function aPage(dataset: Record<string, string> = {}) {
  const startedAt = Date.now();
  const marks: PerformanceEntry[] = [];
  const performance = {
    now: () => Date.now() - startedAt,
    mark: (name: string) => marks.push({ name, startTime: Date.now() - startedAt } as PerformanceEntry),
    getEntriesByName: (name: string) => marks.filter((entry) => entry.name === name),
  } as unknown as Performance;
  const window = Object.assign(new EventTarget(), { performance, document: { documentElement: { dataset } } });
  const refetch = vi.fn();
  markAlive(performance);
  return {
    dataset,
    refetch,
    follow: () => refreshWhenSynced(window as unknown as Window & { performance: Performance }, refetch),
    synced: () => {
      dataset.syncedSince = "";
      window.dispatchEvent(new Event("learningsynced"));
    },
  };
}
