import { describe, expect, it } from "vitest";
import { createComputingClock } from "./computing-clock.ts";

describe("createComputingClock", () => {
  it("counts what the thread computes, in its programs and in the system, not the time that passes", () => {
    let now = 0;
    const usage = { user: 3_000, system: 1_500 };
    const clock = createComputingClock({ now: () => now, threadCpuUsage: () => usage });
    expect(clock()).toBe(4.5);
    now += 60_000;
    expect(clock()).toBe(4.5);
    usage.user += 10_000;
    now += 5;
    expect(clock()).toBe(14.5);
  });

  it("asks the system every five milliseconds at the most", () => {
    let now = 0;
    let asked = 0;
    const threadCpuUsage = () => {
      asked += 1;
      return { user: asked, system: 0 };
    };
    const clock = createComputingClock({ now: () => now, threadCpuUsage });
    for (; now < 10; now += 1) clock();
    expect(asked).toBe(2);
  });

  it("goes on as this thread computes", () => {
    const clock = createComputingClock();
    const start = clock();
    while (clock() <= start) Math.sqrt(start);
    expect(clock()).toBeGreaterThan(start);
  });
});
