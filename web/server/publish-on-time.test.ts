import { describe, expect, it, vi } from "vitest";
import { publishOnTime } from "./publish-on-time.ts";

const MINUTE = 60_000;

describe("publishOnTime", () => {
  it("publishes in the moment, and then what comes next", async () => {
    const { wait, published } = aClock([10 * MINUTE, 30 * MINUTE]);
    await wait(10 * MINUTE - 1);
    expect(published).toEqual([]);
    await wait(1);
    expect(published).toEqual([10 * MINUTE]);
    await wait(20 * MINUTE);
    expect(published).toEqual([10 * MINUTE, 30 * MINUTE]);
    await wait(1_000 * MINUTE);
    expect(published.length).toBe(2);
  });

  it("sees within the hour what has been planned meanwhile", async () => {
    const moments: number[] = [];
    const { wait, published } = aClock(moments);
    await wait(MINUTE);
    moments.push(90 * MINUTE);
    await wait(89 * MINUTE);
    expect(published).toEqual([90 * MINUTE]);
  });

  it("tries again a minute after a failure, and says so", async () => {
    const { wait, published, log, publish } = aClock([MINUTE]);
    publish.mockRejectedValueOnce(new Error("broken files"));
    await wait(MINUTE);
    expect(published).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    await wait(MINUTE);
    expect(published).toEqual([2 * MINUTE]);
  });
});

/** A clock that is moved by hand, and content that is published at these moments. */
function aClock(moments: number[]) {
  let time = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const published: number[] = [];
  const publish = vi.fn(async () => {
    published.push(time);
    moments.shift();
  });
  const log = vi.fn();
  publishOnTime({
    publishesAt: () => (moments[0] === undefined ? null : new Date(moments[0])),
    publish,
    now: () => new Date(time),
    setTimer(callback, delayMs) {
      timers.push({ at: time + delayMs, callback });
      return { unref: () => undefined };
    },
    log,
  });

  async function wait(ms: number): Promise<void> {
    const end = time + ms;
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      time = next.at;
      next.callback();
      // What the callback promised comes after all that is due now.
      await new Promise(setImmediate);
    }
    time = end;
  }
  return { wait, published, log, publish };
}
