import { describe, expect, it } from "vitest";
import { createKeeper } from "./create-keeper.ts";

describe("createKeeper", () => {
  it("makes a thing of an object once, for each key", () => {
    const keep = createKeeper<number[]>();
    const source = {};
    const one = keep(source, "one", () => [1]);
    expect(keep(source, "one", () => [2])).toBe(one);
    expect(keep(source, "two", () => [2])).toEqual([2]);
  });

  it("makes it anew of another object, however alike", () => {
    const keep = createKeeper<number[]>();
    expect(keep({}, "one", () => [1])).not.toBe(keep({}, "one", () => [1]));
  });

  it("does not keep what failed", async () => {
    const keep = createKeeper<Promise<number>>();
    const source = {};
    await expect(keep(source, "one", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await keep(source, "one", () => Promise.resolve(1))).toBe(1);
  });
});
