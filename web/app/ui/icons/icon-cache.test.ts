import { describe, expect, it } from "vitest";
import { createIconCache } from "./icon-cache.ts";

const HOUR_MS = 3_600_000;
const NOON = Date.parse("2026-11-20T12:00:00Z");
const ICON = { body: "<path/>", width: 24, height: 24 };

describe("createIconCache", () => {
  it("caches icons for 168 hours, and no longer", () => {
    const device = aDevice();
    device.cache.add(new Map([["mdi:home", ICON]]));
    device.passes(168 * HOUR_MS - 1);
    expect(device.cache.get("mdi:home")).toEqual(ICON);
    device.passes(1);
    expect(device.cache.get("mdi:home")).toBeNull();
  });

  it("caches 50 icons, and lets go of those that were cached longest", () => {
    const device = aDevice();
    for (let index = 0; index < 50; index += 1) device.cache.add(new Map([[`mdi:${index}`, ICON]]));
    expect(device.cached()).toHaveLength(50);
    expect(device.cache.get("mdi:0")).toEqual(ICON);
    device.cache.add(
      new Map([
        ["mdi:50", ICON],
        ["mdi:51", ICON],
      ]),
    );
    expect(device.cached()).toHaveLength(50);
    expect(device.cache.get("mdi:0")).toBeNull();
    expect(device.cache.get("mdi:1")).toBeNull();
    expect(device.cache.get("mdi:2")).toEqual(ICON);
    expect(device.cache.get("mdi:51")).toEqual(ICON);
  });

  it("caches an icon once, from when it was last asked for", () => {
    const device = aDevice();
    device.cache.add(new Map([["mdi:home", ICON]]));
    device.passes(167 * HOUR_MS);
    device.cache.add(new Map([["mdi:home", { ...ICON, body: "<circle/>" }]]));
    device.passes(2 * HOUR_MS);
    expect(device.cached()).toHaveLength(1);
    expect(device.cache.get("mdi:home")?.body).toBe("<circle/>");
  });

  it("counts an entry of the future for nothing", () => {
    const device = aDevice();
    device.cache.add(new Map([["mdi:home", ICON]]));
    device.passes(-1);
    expect(device.cache.get("mdi:home")).toBeNull();
  });

  it.each([
    "",
    "null",
    "{}",
    "no JSON",
    '[null,1,"x",{}]',
    '[{"name":"mdi:home","at":0}]',
    '[{"name":"mdi:home","at":1,"icon":{"body":1}}]',
  ])("takes %j, which it has not cached, for nothing", (text) => {
    const device = aDevice(text);
    expect(device.cache.get("mdi:home")).toBeNull();
    device.cache.add(new Map([["mdi:home", ICON]]));
    expect(device.cache.get("mdi:home")).toEqual(ICON);
  });

  it("caches nothing where the browser refuses storage, or has no room", () => {
    const refused = createIconCache({
      storage: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
      now: () => NOON,
    });
    refused.add(new Map([["mdi:home", ICON]]));
    expect(refused.get("mdi:home")).toBeNull();
    const full = createIconCache({
      storage: () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
      now: () => NOON,
    });
    full.add(new Map([["mdi:home", ICON]]));
    expect(full.get("mdi:home")).toBeNull();
  });
});

function aDevice(text?: string) {
  const items = new Map(text === undefined ? [] : [["icons", text]]);
  let now = NOON;
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return {
    cache: createIconCache({ storage: () => storage, now: () => now }),
    cached: () => JSON.parse(items.get("icons") ?? "[]"),
    passes: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
