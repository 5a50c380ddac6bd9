import { describe, expect, it } from "vitest";
import { mayReload, RELOAD_GUARD_MS } from "./reload-guard.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

describe("mayReload", () => {
  it("allows one load in ten seconds, and another after them", () => {
    expect(RELOAD_GUARD_MS).toBe(10_000);
    const window = aTab();
    expect(mayReload(window, "/concepts", NOON)).toBe(true);
    expect(mayReload(window, "/concepts", NOON + 1)).toBe(false);
    expect(mayReload(window, "/concepts", NOON + 9_999)).toBe(false);
    expect(mayReload(window, "/concepts", NOON + 10_000)).toBe(true);
    expect(mayReload(window, "/concepts", NOON + 19_999)).toBe(false);
  });

  it("counts for each path", () => {
    const window = aTab();
    expect(mayReload(window, "/concepts", NOON)).toBe(true);
    expect(mayReload(window, "/guides", NOON)).toBe(true);
    expect(mayReload(window, "/guides?page=2", NOON)).toBe(true);
    expect(mayReload(window, "/concepts", NOON + 5)).toBe(false);
  });

  it("keeps no longer what is over", () => {
    const window = aTab();
    for (let index = 0; index < 50; index += 1) mayReload(window, `/concepts?page=${index}`, NOON);
    mayReload(window, "/guides", NOON + 10_000);
    expect(JSON.parse(window.sessionStorage.getItem("reloaded") ?? "")).toEqual({ "/guides": NOON + 10_000 });
  });

  it.each(["", "null", "[]", "no JSON", '{"/concepts":"soon"}', '{"/concepts":1e99}', '"text"'])(
    "takes %j, which it has not noted, for nothing",
    (noted) => {
      expect(mayReload(aTab(noted), "/concepts", NOON)).toBe(true);
    },
  );

  it("allows none where storage takes a note and stores nothing", () => {
    const forgetful = { sessionStorage: { getItem: () => null, setItem: () => undefined } };
    expect(mayReload(forgetful, "/guides", NOON)).toBe(false);
  });

  it("allows none where the browser refuses storage", () => {
    const refusing = {
      get sessionStorage(): Storage {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    expect(mayReload(refusing, "/concepts", NOON)).toBe(false);
    const full = aTab();
    full.sessionStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(mayReload(full, "/concepts", NOON)).toBe(false);
  });
});

function aTab(noted?: string) {
  const items = new Map<string, string>(noted === undefined ? [] : [["reloaded", noted]]);
  return {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string): void => void items.set(key, value),
    },
  };
}
