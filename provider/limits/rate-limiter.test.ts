import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

describe("createRateLimiter", () => {
  it("allows a number of attempts in a window that begins with the first", () => {
    const { limiter, passTime } = aLimiter();
    expect(limiter.count("a", 2)).toEqual({ limit: 2, remaining: 1, resetsAt: 60_000, isExceeded: false });
    passTime(59_999);
    expect(limiter.count("a", 2)).toEqual({ limit: 2, remaining: 0, resetsAt: 60_000, isExceeded: false });
    expect(limiter.count("a", 2)).toEqual({ limit: 2, remaining: 0, resetsAt: 60_000, isExceeded: true });
    passTime(1);
    expect(limiter.count("a", 2)).toMatchObject({ remaining: 1, isExceeded: false });
  });

  it("counts each key by itself", () => {
    const { limiter } = aLimiter();
    limiter.count("a", 1);
    expect(limiter.count("a", 1).isExceeded).toBe(true);
    expect(limiter.count("b", 1).isExceeded).toBe(false);
  });

  it("counts what weighs more as more, and tells where counting stands for what weighs nothing", () => {
    const { limiter } = aLimiter();
    expect(limiter.count("a", 10, 8)).toMatchObject({ remaining: 2, isExceeded: false });
    expect(limiter.count("a", 10, 3).isExceeded).toBe(true);
    expect(limiter.count("a", 10, 0).isExceeded).toBe(true);
    expect(limiter.count("b", 10, 0)).toMatchObject({ remaining: 10, isExceeded: false });
  });

  it("forgets windows that have ended", () => {
    const { limiter, passTime } = aLimiter();
    for (let index = 0; index < 1_000; index += 1) limiter.count(`key ${index}`, 1);
    expect(limiter.size).toBe(1_000);
    passTime(60_000);
    limiter.count("late", 1);
    expect(limiter.size).toBe(1);
  });
});

function aLimiter() {
  let now = 0;
  return {
    limiter: createRateLimiter({ windowMs: 60_000, clock: () => now }),
    passTime(milliseconds: number): void {
      now += milliseconds;
    },
  };
}
