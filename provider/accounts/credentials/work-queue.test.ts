import { describe, expect, it } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

describe("createWorkQueue", () => {
  it("runs as much at a time as it is told, in the order of asking", async () => {
    const run = createWorkQueue({ concurrency: 2, mostWaiting: 10 });
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
    const run = createWorkQueue({ concurrency: 1, mostWaiting: 1 });
    await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await run(async () => "whole")).toBe("whole");
  });

  it("turns away what finds too long a queue", async () => {
    const run = createWorkQueue({ concurrency: 1, mostWaiting: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = run(() => promise);
    const second = run(() => promise);
    await expect(run(() => promise)).rejects.toThrow("Too many requests, please try again later.");
    resolve();
    await Promise.all([first, second]);
  });
});

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
