import { describe, expect, it } from "vitest";
import { startLostChunks } from "./lost-chunks.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

describe("startLostChunks", () => {
  it("loads the page that was asked for, not the one being shown", () => {
    const { lose, done } = aWindow("/about", "/concepts?page=2#end");
    expect(lose()).toBe("waits");
    expect(done).toEqual(["saved", "assign /concepts?page=2#end"]);
  });

  it("loads the page itself where the browser is there already", () => {
    const back = aWindow("/concepts", "/concepts#end");
    expect(back.lose()).toBe("waits");
    expect(back.done).toEqual(["saved", "reload"]);
    const without = aWindow("/concepts", null);
    expect(without.lose()).toBe("waits");
    expect(without.done).toEqual(["saved", "reload"]);
  });

  it("leaves once, however many files are lost", () => {
    const { lose, done } = aWindow("/about", "/concepts");
    expect([lose(), lose(), lose()]).toEqual(["waits", "waits", "waits"]);
    expect(done).toHaveLength(2);
  });

  it("lets the error page be shown where the load has not helped", () => {
    const items = new Map<string, string>();
    expect(aWindow("/about", "/concepts", items, NOON).lose()).toBe("waits");
    const again = aWindow("/about", "/concepts", items, NOON + 9_999);
    expect(again.lose()).toBe("fails");
    expect(again.done).toEqual([]);
    expect(aWindow("/about", "/concepts", items, NOON + 10_000).lose()).toBe("waits");
  });
});

/** A tab that shows one page while another is asked for. */
function aWindow(shown: string, asked: string | null, items = new Map<string, string>(), at = NOON) {
  const done: string[] = [];
  const parts = (address: string) => new URL(address, "https://learn.example");
  const { pathname, search, hash } = parts(shown);
  const window = Object.assign(new EventTarget(), {
    location: {
      ...{ pathname, search, hash, href: parts(shown).href },
      assign: (address: string) => done.push(`assign ${address}`),
      reload: () => done.push("reload"),
    },
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
  const { router } = startLostChunks(window as unknown as Window, {
    now: () => at,
    beforeReload: () => done.push("saved"),
  });
  // The router goes somewhere, and never arrives.
  router?.({
    instrument: ({ navigate }) => {
      if (asked !== null) void navigate?.(() => new Promise(() => undefined), { to: asked, currentUrl: shown });
    },
  });
  const lose = () => (window.dispatchEvent(new Event("chunklost", { cancelable: true })) ? "fails" : "waits");
  return { done, lose };
}
