import { describe, expect, it } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

describe("createWorkQueue", () => {
  it("runs as much at a time as it is told, in the order of asking", async () => {
    const run = createWorkQueue({ concurrency: 2, mostWaiting: 10, ...PATIENT });
    const jobs = ["a", "b", "c", "d"].map((name) => ({ name, ...Promise.withResolvers<void>() }));
    const begun: string[] = [];
    const done = jobs.map(({ name, promise }) =>
      run(async () => {
        begun.push(name);
        await promise;
      }),
    );
    await turn();
    expect(begun).toEqual(["a", "b"]);
    jobs[1]?.resolve();
    await done[1];
    await turn();
    expect(begun).toEqual(["a", "b", "c"]);
    for (const { resolve } of jobs) resolve();
    await Promise.all(done);
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("goes on after work that fails", async () => {
    const run = createWorkQueue({ concurrency: 1, mostWaiting: 1, ...PATIENT });
    await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await run(async () => "whole")).toBe("whole");
  });

  it("turns away what finds too long a queue", async () => {
    const run = createWorkQueue({ concurrency: 1, mostWaiting: 1, ...PATIENT });
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = run(() => promise);
    const second = run(() => promise);
    await expect(run(() => promise)).rejects.toThrow(BUSY);
    resolve();
    await Promise.all([first, second]);
  });

  it("turns away who has waited too long, and lets the next one in", async () => {
    let now = 0;
    const run = createWorkQueue({ concurrency: 1, mostWaiting: 10, longestWaitMs: 5_000, clock: () => now });
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = run(() => promise);
    await turn();
    let hasBegun = false;
    const late = run(async () => {
      hasBegun = true;
    });
    const refused = expect(late).rejects.toThrow(BUSY);
    now = 4_000;
    const inTime = run(async () => "done");
    now = 5_001;
    resolve();
    await first;
    await refused;
    expect(hasBegun).toBe(false);
    expect(await inTime).toBe("done");
    expect(await run(async () => "and on")).toBe("and on");
  });
});

const BUSY = "Accounts are busy, please try again in a few seconds.";
const PATIENT = { longestWaitMs: 5_000, clock: () => 0 };

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
