import { describe, expect, it } from "vitest";
import { createRetries } from "./retries.ts";

describe("createRetries", () => {
  it("waits 1, 2, 4, 8 and 16 seconds, and gives up after five attempts", () => {
    const { retries } = someRetries();
    const waits = [];
    while (retries.take()) waits.push(retries.waitMs());
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(retries.take()).toBe(false);
  });

  it("waits up to 30 % longer, so that not everybody comes at once", () => {
    const { retries } = someRetries(() => 0.999_999);
    retries.take();
    expect(Math.round(retries.waitMs())).toBe(1_300);
    retries.take();
    expect(Math.round(retries.waitMs())).toBe(2_600);
  });

  it("counts a connection that is lost within a minute like one that was not made", () => {
    const { retries, passes } = someRetries();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(retries.take()).toBe(true);
      retries.connected();
      passes(59_999);
    }
    expect(retries.take()).toBe(false);
  });

  it("begins anew after one that has lasted a minute", () => {
    const { retries, passes } = someRetries();
    while (retries.take()) passes(1);
    retries.connected();
    passes(60_000);
    expect(retries.take()).toBe(true);
    expect(retries.waitMs()).toBe(1_000);
  });
});

function someRetries(random = () => 0) {
  let now = 0;
  const retries = createRetries({ now: () => now, random });
  const passes = (milliseconds: number) => {
    now += milliseconds;
  };
  return { retries, passes };
}
