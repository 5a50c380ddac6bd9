import { describe, expect, it } from "vitest";
import { createRecentSearches } from "./recent-searches.ts";

describe("createRecentSearches", () => {
  it("stores the last five, newest first, each once", () => {
    const recent = createRecentSearches(aStorage());
    for (const text of ["one", "two", "three", "four", "five", "Two", " six "]) recent.remember(text);
    expect(recent.list()).toEqual(["six", "Two", "five", "four", "three"]);
  });

  it("does not store empty texts, and forgets all when told to", () => {
    const recent = createRecentSearches(aStorage());
    for (const text of ["", " ", "\t"]) recent.remember(text);
    expect(recent.list()).toEqual([]);
    recent.remember("staking");
    recent.forgetAll();
    expect(recent.list()).toEqual([]);
  });

  it.each(["not json", "{}", "null", "[1, null, {}]", '"staking"'])(
    "takes stored nonsense for nothing: %s",
    (stored) => {
      const recent = createRecentSearches(aStorage(stored));
      expect(recent.list()).toEqual([]);
      recent.remember("staking");
      expect(recent.list()).toEqual(["staking"]);
    },
  );

  it("stores nothing, and does not fail, where nothing may be stored", () => {
    const recent = createRecentSearches(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    recent.remember("staking");
    recent.forgetAll();
    expect(recent.list()).toEqual([]);
  });
});

function aStorage(stored?: string) {
  const values = new Map(stored === undefined ? [] : [["recent-searches", stored]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return () => storage;
}
