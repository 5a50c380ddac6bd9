import { describe, expect, it } from "vitest";
import { watchLoad } from "./watch-load.ts";

describe("watchLoad", () => {
  it("tells of turns that come more than 200 ms late, for as long as they do", () => {
    const { isOverloaded, passSecond } = aLoop();
    expect(isOverloaded()).toBe(false);
    passSecond({ count: 5, meanMs: 201 });
    expect(isOverloaded()).toBe(true);
    passSecond({ count: 5, meanMs: 200 });
    expect(isOverloaded()).toBe(false);
  });

  it("judges a second at a time", () => {
    const { isOverloaded, passSecond } = aLoop();
    passSecond({ count: 5, meanMs: 500 });
    expect(isOverloaded()).toBe(true);
    expect([isOverloaded(), isOverloaded()]).toEqual([true, true]);
    passSecond({ count: 50, meanMs: 20 });
    expect(isOverloaded()).toBe(false);
  });

  it("does not take one long piece of work for load", () => {
    const { isOverloaded, passSecond } = aLoop();
    passSecond({ count: 4, meanMs: 900 });
    expect(isOverloaded()).toBe(false);
  });
});

function aLoop() {
  let now = 0;
  const delay = {
    count: 0,
    mean: Number.NaN,
    reset(): void {
      delay.count = 0;
      delay.mean = Number.NaN;
    },
  };
  return {
    isOverloaded: watchLoad({ delay, clock: () => now }),
    passSecond({ count, meanMs }: { count: number; meanMs: number }): void {
      now += 1_000;
      delay.count += count;
      delay.mean = meanMs * 1_000_000;
    },
  };
}
