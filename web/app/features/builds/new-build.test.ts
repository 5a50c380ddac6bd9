import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECK_EVERY_MS, startBuildCheck } from "./new-build.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("startBuildCheck", () => {
  it("asks after an hour, not before, and again each hour", async () => {
    expect(CHECK_EVERY_MS).toBe(HOUR_MS);
    const page = aPage(() => json({ id: "one" }));
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(page.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.asked).toEqual([{ address: "/builds/latest.json", cache: "no-cache", method: "GET", body: null }]);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(page.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.asked).toHaveLength(2);
    expect(page.isOutdated()).toBe(false);
  });

  it("asks when a tab comes into view that was away for an hour without its timers, and then an hour later", async () => {
    const page = aPage(() => json({ id: "one" }));
    page.sleep(HOUR_MS - 1);
    page.become("visible");
    expect(page.asked).toHaveLength(0);
    page.sleep(1);
    page.become("hidden");
    expect(page.asked).toHaveLength(0);
    page.become("visible");
    expect(page.asked).toHaveLength(1);
    page.become("visible");
    expect(page.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(page.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.asked).toHaveLength(2);
  });

  it("marks the page once the site serves another build, and asks no more", async () => {
    const page = aPage(() => json({ id: "two" }));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(page.isOutdated()).toBe(true);
    expect(page.told).toEqual(["pageoutdated"]);
    await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
    page.become("visible");
    expect(page.asked).toHaveLength(1);
  });

  it("has the browser load what the router goes back to, once the page is of an older build", async () => {
    const page = aPage(() => json({ id: "two" }));
    page.goBack();
    expect(page.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    page.goBack();
    expect(page.told).toEqual(["pageoutdated", "reload"]);
  });

  it("takes a page of which the build is not known for up to date", async () => {
    const page = aPage(() => json({ id: "two" }), null);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(page.isOutdated()).toBe(false);
  });

  it.each([
    ["is missing", () => new Response("404", { status: 404 })],
    ["fails", () => new Response('{"id":"two"}', { status: 500 })],
    ["is no JSON", () => new Response("<!doctype html><title>A proxy</title>")],
    ["is cut off", () => new Response('{"id":"tw')],
    ["is empty", () => new Response("")],
    ["has no body", () => new Response(null, { status: 200 })],
    ["is null", () => new Response("null")],
    ["has no id", () => json({ version: "two" })],
    ["has a number for an id", () => json({ id: 2 })],
    ["has an id that is none", () => json({ id: "<script>" })],
    ["is huge", () => json({ id: "two", more: "x".repeat(1_000) })],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("changes nothing where the file %s, and asks again an hour later", async (_what, answer) => {
    const page = aPage(answer);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(page.isOutdated()).toBe(false);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(page.asked).toHaveLength(2);
  });

  it("reads no further than it has to", async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode("x".repeat(400)));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    const page = aPage(() => new Response(endless));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(page.isOutdated()).toBe(false);
    expect(sent).toBeLessThan(10);
    expect(isCancelled).toBe(true);
  });

  it("gives up an answer that takes longer than ten seconds", async () => {
    let isGivenUp = false;
    const page = aPage(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            isGivenUp = true;
            reject(signal.reason);
          });
        }),
    );
    await vi.advanceTimersByTimeAsync(HOUR_MS + 9_999);
    expect(isGivenUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isGivenUp).toBe(true);
    expect(page.isOutdated()).toBe(false);
  });
});

function json(value: object): Response {
  return new Response(JSON.stringify(value));
}

/** A page of the build "one", unless another is given. */
function aPage(answer: (signal: AbortSignal) => Response | Promise<Response>, build: string | null = "one") {
  const asked: object[] = [];
  const told: string[] = [];
  let asleepFor = 0;
  const dataset: Record<string, string> = {};
  const document = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset } });
  const window = Object.assign(new EventTarget(), {
    document,
    setTimeout: (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds),
    clearTimeout: (timer: number) => clearTimeout(timer),
    location: { reload: () => told.push("reload") },
    fetch: async (address: string, { cache, signal, method = "GET", body = null }: RequestInit = {}) => {
      asked.push({ address, cache, method, body });
      return answer(signal ?? new AbortController().signal);
    },
  });
  window.addEventListener("pageoutdated", ({ type }) => told.push(type));
  startBuildCheck(window as unknown as Window & typeof globalThis, {
    now: () => Date.now() + asleepFor,
    ownBuild: () => build,
  });
  return {
    asked,
    told,
    isOutdated: () => "outdated" in dataset,
    /** Time passes and no timer runs, as in a tab that the browser has frozen. */
    sleep: (milliseconds: number) => {
      asleepFor += milliseconds;
    },
    become: (visibility: "visible" | "hidden") => {
      document.hidden = visibility === "hidden";
      document.dispatchEvent(new Event("visibilitychange"));
    },
    goBack: () => window.dispatchEvent(new Event("popstate")),
  };
}
