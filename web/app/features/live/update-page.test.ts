import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markAlive } from "#app/quiet-after-load.ts";
import { createPageUpdate } from "./update-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("HTMLTextAreaElement", class {});
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("createPageUpdate", () => {
  it("asks for nothing within the first hundred milliseconds of the page, and then for its data", async () => {
    const page = aPage();
    void page.update();
    await vi.advanceTimersByTimeAsync(99);
    expect(page.done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.done).toEqual(["keep", "revalidate", "fetch /about no-cache"]);
  });

  it("asks at once later on, and puts back what was typed when the page has settled", async () => {
    const page = aPage();
    await vi.advanceTimersByTimeAsync(100);
    void page.update();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.done).toEqual(["keep", "revalidate", "fetch /about no-cache"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.done.slice(3)).toEqual(["restore"]);
  });

  it("puts back what was typed once where the content changes again meanwhile", async () => {
    const page = aPage();
    await vi.advanceTimersByTimeAsync(100);
    void page.update();
    await vi.advanceTimersByTimeAsync(1_000);
    void page.update();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(page.done).not.toContain("restore");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.done.filter((what) => what === "restore")).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof aPage>[0]]>([
    ["bar, notice or footer are others", { served: "b0b" }],
    ["React is not there", { hasRouter: false }],
  ])("loads the document, with what was typed kept, where %s", async (_what, options) => {
    const page = aPage(options);
    void page.update();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.done.slice(-2)).toEqual(["keep", "reload"]);
    await vi.advanceTimersByTimeAsync(10_000);
    // What was kept is for the next document.
    expect(page.done).not.toContain("restore");
  });

  it.each(["fails", "hangs", "is an error", "says nothing of them"] as const)(
    "takes bar and footer for what they were where the answer %s",
    async (answer) => {
      const page = aPage({ answer });
      void page.update();
      await vi.advanceTimersByTimeAsync(100 + 5_000);
      expect(page.done).toContain("revalidate");
      expect(page.done).not.toContain("reload");
    },
  );
});

/** A page that comes to life now, with the shell "a0a"; `served` is that of the same page if it were loaded anew. */
function aPage({
  served = "a0a",
  hasRouter = true,
  answer = "comes",
}: {
  served?: string;
  hasRouter?: boolean;
  answer?: "comes" | "fails" | "hangs" | "is an error" | "says nothing of them";
} = {}) {
  const done: string[] = [];
  const startedAt = Date.now();
  const performance = {
    now: () => Date.now() - startedAt,
    mark: vi.fn(),
    getEntriesByName: () => [{ startTime: 0 }],
  } as unknown as Performance;
  markAlive(performance);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(), milliseconds);
    return ended.signal;
  });
  const main = {};
  const window = {
    performance,
    setTimeout,
    clearTimeout,
    location: { pathname: "/about", search: "", reload: () => done.push("reload") },
    document: {
      activeElement: null,
      querySelector: (selector: string) => (selector === "main" ? main : { dataset: { shellVersion: "a0a" } }),
    },
    fetch: async (address: string, { cache, signal }: RequestInit) => {
      done.push(`fetch ${address} ${cache}`);
      if (answer === "fails") throw new TypeError("Failed to fetch");
      if (answer === "hangs")
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      const text = answer === "says nothing of them" ? "<p>A proxy" : `<i data-shell-version="${served}">`;
      return new Response(text, { status: answer === "is an error" ? 503 : 200 });
    },
    ...(hasRouter && { __reactRouterDataRouter: { revalidate: async () => void done.push("revalidate") } }),
  };
  const keptFields = { keep: () => void done.push("keep"), restore: () => void done.push("restore") };
  return { done, update: createPageUpdate(window as unknown as Window & typeof globalThis, keptFields) };
}
