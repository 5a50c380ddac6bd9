import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLateState } from "./late-state.ts";

const LATE = "1~a.2";
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("createLateState", () => {
  it("is there once for whoever comes back to the same address", () => {
    for (const address of [null, "1~a.1"]) {
      createLateState("pool").save(address, LATE);
      expect(createLateState("pool").take(address)).toBe(LATE);
      expect(createLateState("pool").take(address)).toBeNull();
    }
  });

  it("is nothing at another address, in another lab, and once the address holds it", () => {
    const late = createLateState("pool");
    late.save("1~a.1", LATE);
    expect(createLateState("yuma").take("1~a.1")).toBeNull();
    expect(late.take(null)).toBeNull();
    late.save(null, LATE);
    late.forget();
    expect(late.take(null)).toBeNull();
    expect(items.size).toBe(0);
  });

  it.each(["", "null", "{}", "no JSON", "[null]", "[null,3]"])(
    "takes %j, which it has not stored, for nothing",
    (stored) => {
      items.set("lab-late-pool", stored);
      expect(createLateState("pool").take(null)).toBeNull();
    },
  );

  it("is nothing where the browser refuses storage", () => {
    vi.stubGlobal("window", {
      get sessionStorage(): Storage {
        throw new DOMException("The request was denied.", "SecurityError");
      },
    });
    const late = createLateState("pool");
    late.save(null, LATE);
    expect(late.take(null)).toBeNull();
  });
});
