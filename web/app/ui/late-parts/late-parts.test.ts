import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { FRESH_PAGE_SCRIPT } from "./fresh-page-script.ts";
import { layOutLate } from "./lay-out-late.ts";

describe("FRESH_PAGE_SCRIPT", () => {
  it.each([
    ["navigate", true],
    ["reload", false],
    ["back_forward", false],
    ["prerender", false],
    [undefined, false],
  ])("marks a document that was asked for anew, and no other: %s", (type, isFresh) => {
    const attributes = new Set<string>();
    runInNewContext(FRESH_PAGE_SCRIPT, {
      performance: { getEntriesByType: (kind: string) => (kind === "navigation" && type ? [{ type }] : []) },
      document: { documentElement: { setAttribute: (name: string) => attributes.add(name) } },
    });
    expect(attributes.has("data-fresh")).toBe(isFresh);
  });
});

describe("layOutLate", () => {
  it("lays out what waits, some at each idle time, once the document is loaded", () => {
    const page = standInPage({ late: 23, isLoaded: false });
    layOutLate(page.window);
    expect(page.passIdleTime()).toBe(false);
    page.load();
    const left: number[] = [];
    while (page.passIdleTime()) left.push(page.countLate());
    expect(left).toEqual([13, 3, 0]);
    expect(page.isFresh()).toBe(false);
  });

  it("begins at once where the document is loaded already, also in a browser that tells of no idle time", () => {
    const page = standInPage({ late: 4, isLoaded: true, knowsIdleTime: false });
    layOutLate(page.window);
    expect(page.passIdleTime()).toBe(true);
    expect(page.countLate()).toBe(0);
    expect(page.passIdleTime()).toBe(false);
  });

  it("leaves a document alone that is not fresh", () => {
    const page = standInPage({ late: 4, isLoaded: true, isFresh: false });
    layOutLate(page.window);
    expect(page.passIdleTime()).toBe(false);
    expect(page.countLate()).toBe(4);
  });
});

interface Page {
  late: number;
  isLoaded: boolean;
  isFresh?: boolean;
  knowsIdleTime?: boolean;
}

/** A page whose idle times come when the test says so. */
function standInPage({ late, isLoaded, isFresh = true, knowsIdleTime = true }: Page) {
  const waiting = new Set(Array.from({ length: late }, (_, index) => index));
  const tasks: (() => void)[] = [];
  const onLoad: (() => void)[] = [];
  const dataset: DOMStringMap = isFresh ? { fresh: "" } : {};
  const schedule = (task: () => void) => tasks.push(task);
  const window = {
    document: {
      documentElement: { dataset },
      readyState: isLoaded ? "complete" : "interactive",
      querySelectorAll: () => Array.from(waiting, (part) => ({ removeAttribute: () => waiting.delete(part) })),
    },
    addEventListener: (_: "load", listener: () => void) => onLoad.push(listener),
    ...(knowsIdleTime ? { requestIdleCallback: schedule } : {}),
    setTimeout: schedule,
  };
  return {
    window: window as unknown as Window,
    load: () => {
      for (const listener of onLoad) listener();
    },
    countLate: () => waiting.size,
    isFresh: () => "fresh" in dataset,
    /** Whether anything was to be done. */
    passIdleTime: () => {
      const task = tasks.shift();
      task?.();
      return task !== undefined;
    },
  };
}
