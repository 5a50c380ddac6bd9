import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IconData } from "./icon-data.ts";
import { createIconLoader } from "./icon-loader.ts";

const ICON = { body: "<path/>", width: 24, height: 24 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("createIconLoader", () => {
  it("asks the site once for what is wanted at the same time, one call for each set", async () => {
    const page = aPage((_address, prefix) => ({ prefix, icons: { home: ICON, abacus: ICON, bell: ICON } }));
    const icons = await page.load("mdi:home", "mdi:abacus", "mdi:home", "tabler:bell");
    expect(icons).toEqual([ICON, ICON, ICON, ICON]);
    expect(page.asked).toEqual(["/icons/mdi.json?icons=abacus,home", "/icons/tabler.json?icons=bell"]);
  });

  it("does not ask for what the device has cached, and gives it what comes", async () => {
    const cached = new Map([["mdi:home", ICON]]);
    const page = aPage((_address, prefix) => ({ prefix, icons: { bell: ICON } }), cached);
    expect(await page.load("mdi:home")).toEqual([ICON]);
    expect(page.asked).toEqual([]);
    expect(await page.load("mdi:bell")).toEqual([ICON]);
    expect([...cached.keys()]).toEqual(["mdi:home", "mdi:bell"]);
    expect(await page.load("mdi:bell")).toEqual([ICON]);
    expect(page.asked).toHaveLength(1);
  });

  it("asks for 50 at once at most", async () => {
    const page = aPage((_address, prefix) => ({ prefix, icons: {} }));
    await page.load(...Array.from({ length: 51 }, (_, index) => `mdi:a${index}`));
    expect(page.asked.map((address) => address.split(",").length)).toEqual([50, 1]);
  });

  it("does not ask again for what there is not", async () => {
    const page = aPage((_address, prefix) => ({ prefix, icons: {}, not_found: ["nonsense"] }));
    expect(await page.load("mdi:nonsense")).toEqual([null]);
    expect(await page.load("mdi:nonsense")).toEqual([null]);
    expect(page.asked).toHaveLength(1);
  });

  it.each(["", "__proto__", "mdi:../x", "MDI:home", "x".repeat(1_000)])("asks nobody for %j", async (name) => {
    const page = aPage(() => ({}));
    expect(await page.load(name)).toEqual([null]);
    expect(page.asked).toEqual([]);
  });

  it.each<[string, () => Response | object | Promise<Response>]>([
    ["refuses", () => new Response("400", { status: 400 })],
    ["fails", () => new Response("500", { status: 500 })],
    ["answers no JSON", () => new Response("<!doctype html>")],
    ["answers nothing of it", () => ({})],
    ["answers what is no icon", () => ({ icons: { home: { body: 1 } } })],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("has no icon where the site %s", async (_what, answer) => {
    const cached = new Map<string, IconData>();
    const page = aPage(answer, cached);
    expect(await page.load("mdi:home")).toEqual([null]);
    expect(cached.size).toBe(0);
  });
});

function aPage(
  answer: (address: string, prefix: string) => Response | object | Promise<Response>,
  cached = new Map<string, IconData>(),
) {
  const asked: string[] = [];
  const loader = createIconLoader({
    fetch: async (address) => {
      asked.push(address);
      const answered = await answer(address, /\/icons\/(.+)\.json/.exec(address)?.[1] ?? "");
      return answered instanceof Response ? answered : new Response(JSON.stringify(answered));
    },
    cache: {
      get: (name) => cached.get(name) ?? null,
      add: (icons) => {
        for (const [name, icon] of icons) cached.set(name, icon);
      },
    },
  });
  return {
    asked,
    load: async (...names: string[]) => {
      const icons = Promise.all(names.map((name) => loader(name)));
      await vi.runAllTimersAsync();
      return icons;
    },
  };
}
