import { describe, expect, it } from "vitest";
import type { LogEvent } from "../log.ts";
import { createBundledIcons } from "./bundled-icons.ts";
import { CALLS_A_MINUTE, MAX_AGE_MS, MISSING_FOR_MS, MOST_ABSENT, UNANSWERED_FOR_MS } from "./create-icon-cache.ts";
import { createIcons } from "./create-icons.ts";
import { type FetchIcons, ServersAway } from "./fetch-icons.ts";
import { type IconSet, iconSet } from "./icon-set.ts";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const HOME = { prefix: "mdi", name: "home" };
const HOUR_MS = 3_600_000;

describe("createIcons", () => {
  it("has the icons of its own set, and asks nobody for them", async () => {
    const { icons, asked } = someIcons(() => aSet());
    expect(await icons.find({ prefix: "lucide", name: "book" })).toMatchObject({ width: 24, height: 24 });
    expect(await icons.findCached({ prefix: "lucide", name: "activity-square" })).toMatchObject({ width: 24 });
    expect(await icons.find({ prefix: "lucide", name: "nonsense" })).toBe("missing");
    expect(await icons.find({ prefix: "lucide", name: "constructor" })).toBe("missing");
    expect(asked).toEqual([]);
  });

  it("answers the same object for the same icon, so that it is drawn once", async () => {
    const { icons } = someIcons(() => aSet());
    const book = { prefix: "lucide", name: "book" };
    expect(await icons.find(book)).toBe(await icons.findCached(book));
    expect(await icons.find(HOME)).toBe(await icons.find(HOME));
  });

  it("asks once for many who want icons of a set at the same time, in one call", async () => {
    const { icons, asked } = someIcons(() => aSet());
    const found = await Promise.all([
      ...Array.from({ length: 100 }, () => icons.find(HOME)),
      icons.find({ prefix: "mdi", name: "bell" }),
    ]);
    expect(found.every((icon) => typeof icon === "object")).toBe(true);
    expect(asked).toEqual([["mdi", "home", "bell"]]);
    await icons.find(HOME);
    expect(asked).toHaveLength(1);
  });

  it("asks while it is being asked no second time", async () => {
    const waiting = Promise.withResolvers<IconSet>();
    const { icons, asked } = someIcons(() => waiting.promise);
    const first = icons.find(HOME);
    await Promise.resolve();
    await Promise.resolve();
    const second = icons.find(HOME);
    waiting.resolve(aSet());
    expect(await first).toBe(await second);
    expect(asked).toHaveLength(1);
  });

  it("does not keep a page waiting for an icon that has to be asked for", async () => {
    const waiting = Promise.withResolvers<IconSet>();
    const { icons, asked } = someIcons(() => waiting.promise);
    expect(await icons.findCached(HOME)).toBe("away");
    waiting.resolve(aSet());
    await icons.find(HOME);
    expect(await icons.findCached(HOME)).toMatchObject({ width: 24 });
    expect(asked).toHaveLength(1);
  });

  it("caches icons for 168 hours, and for one that there are none", async () => {
    expect([MAX_AGE_MS, MISSING_FOR_MS]).toEqual([168 * HOUR_MS, HOUR_MS]);
    const { icons, asked, passes } = someIcons(() => aSet());
    const nonsense = { prefix: "mdi", name: "nonsense" };
    expect(await Promise.all([icons.find(HOME), icons.find(nonsense)])).toMatchObject([{ width: 24 }, "missing"]);
    passes(HOUR_MS - 1);
    await Promise.all([icons.find(HOME), icons.find(nonsense)]);
    expect(asked).toHaveLength(1);
    passes(1);
    await Promise.all([icons.find(HOME), icons.find(nonsense)]);
    expect(asked.at(-1)).toEqual(["mdi", "nonsense"]);
    passes(167 * HOUR_MS - 1);
    await icons.find(HOME);
    expect(asked).toHaveLength(2);
    passes(1);
    await icons.find(HOME);
    expect(asked.at(-1)).toEqual(["mdi", "home"]);
  });

  it("knows that there is no such set", async () => {
    const { icons, asked, logged } = someIcons(() => null);
    expect(await icons.find(HOME)).toBe("missing");
    expect(await icons.find(HOME)).toBe("missing");
    expect(asked).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it("says in one line that icons cannot be asked for, lets their sets be for a minute, and asks again", async () => {
    expect(UNANSWERED_FOR_MS).toBe(60_000);
    let isDown = true;
    const { icons, asked, logged, passes } = someIcons(() => {
      if (isDown) throw new Error("api.example: answered 500");
      return aSet();
    });
    const both = () => Promise.all([icons.find(HOME), icons.find({ prefix: "tabler", name: "bell" })]);
    expect(await both()).toEqual(["away", "away"]);
    const line = { level: "warn", message: "icons cannot be asked for: api.example: answered 500" };
    expect(logged).toEqual([line]);
    passes(59_999);
    expect(await both()).toEqual(["away", "away"]);
    expect(asked).toHaveLength(2);
    expect(logged).toHaveLength(1);
    passes(1);
    await both();
    expect(asked).toHaveLength(4);
    expect(logged).toEqual([line, line]);
    isDown = false;
    passes(60_000);
    expect(await both()).toMatchObject([{ width: 24 }, { width: 24 }]);
  });

  it("asks for a set although no server can answer for another", async () => {
    const { icons } = someIcons((_, prefix) => {
      if (prefix === "odd") throw new Error("api.example: answered what is no set of icons");
      return aSet();
    });
    expect(await icons.find({ prefix: "odd", name: "home" })).toBe("away");
    expect(await icons.find(HOME)).toMatchObject({ width: 24 });
  });

  it("asks again as soon as servers are no longer left alone, and does not say that they are", async () => {
    let isAway = true;
    const { icons, logged } = someIcons(() => {
      if (isAway) throw new ServersAway();
      return aSet();
    });
    expect(await icons.find(HOME)).toBe("away");
    isAway = false;
    expect(await icons.find(HOME)).toMatchObject({ width: 24 });
    expect(logged).toEqual([]);
  });

  it("asks other servers no more than 30 times a minute for what nobody's page holds, whatever is made up", async () => {
    expect(CALLS_A_MINUTE).toBe(30);
    const { icons, asked, logged, passes } = someIcons((_, prefix) => (prefix === "mdi" ? aSet() : null));
    for (let index = 0; index < 70; index += 1) await icons.find({ prefix: `made-up-${index}`, name: "home" });
    expect(asked).toHaveLength(30);
    expect(logged).toEqual([{ level: "warn", message: "icons cannot be asked for: more than 30 calls in a minute" }]);
    expect(await icons.find({ prefix: "lucide", name: "book" })).toMatchObject({ width: 24 });
    passes(60_000);
    expect(await icons.find({ prefix: "made-up-65", name: "home" })).toBe("missing");
    expect(asked).toHaveLength(31);
  });

  it("asks for what a page holds all the same, as often", async () => {
    const { icons, asked } = someIcons((names, prefix) => (prefix.startsWith("made-up") ? null : aSet(names, prefix)));
    for (let index = 0; index < 70; index += 1) await icons.find({ prefix: `made-up-${index}`, name: "home" });
    asked.length = 0;
    for (let index = 0; index < 31; index += 1) {
      const name = { prefix: `set-${index}`, name: "home" };
      expect(await icons.findCached(name)).toBe("away");
      expect(await icons.find(name)).toEqual(index < 30 ? expect.objectContaining({ width: 24 }) : "away");
    }
    expect(asked).toHaveLength(30);
  });

  it.each([
    ["sets", (index: number) => ({ prefix: `made-up-${index}`, name: "home" })],
    ["names", (index: number) => ({ prefix: "mdi", name: `made-up-${index}` })],
  ])("keeps its icons, however many %s are made up, and of these the last ones", async (_, nameOf) => {
    const { icons, asked, passes } = someIcons((_, prefix) => (prefix === "mdi" ? aSet() : null));
    await icons.find(HOME);
    for (let index = 0; index < 3_000; index += 1) {
      if (index % 30 === 0) passes(60_000);
      await icons.find(nameOf(index));
    }
    expect(MOST_ABSENT).toBe(1_000);
    asked.length = 0;
    expect(await icons.find(HOME)).toMatchObject({ width: 24 });
    expect(await icons.find(nameOf(2_999))).toBe("missing");
    expect(asked).toEqual([]);
    passes(60_000);
    expect(await icons.find(nameOf(0))).toBe("missing");
    expect(asked).toHaveLength(1);
  });

  it("caches 2,000 icons at most", async () => {
    const { icons, asked, passes } = someIcons((names) => aSet(names));
    for (let page = 0; page < 50; page += 1) {
      passes(60_000);
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => icons.find({ prefix: "mdi", name: `a${page * 50 + index}` })),
      );
    }
    expect(asked).toHaveLength(50);
    await icons.find({ prefix: "mdi", name: "a2499" });
    await icons.find({ prefix: "mdi", name: "a501" });
    expect(asked).toHaveLength(50);
    await icons.find({ prefix: "mdi", name: "a0" });
    expect(asked).toHaveLength(51);
  });
});

function aSet(names: readonly string[] = ["home", "bell"], prefix = "mdi"): IconSet {
  return iconSet.parse({ prefix, icons: Object.fromEntries(names.map((name) => [name, ICON])) });
}

function someIcons(answer: (names: readonly string[], prefix: string) => IconSet | null | Promise<IconSet | null>) {
  const asked: string[][] = [];
  const logged: LogEvent[] = [];
  let now = Date.parse("2026-11-20T12:00:00Z");
  const ask: FetchIcons = async (prefix, names) => {
    asked.push([prefix, ...names]);
    return answer(names, prefix);
  };
  const icons = createIcons({
    bundled: createBundledIcons(),
    fetchIcons: { ofPages: ask, ofOthers: ask },
    now: () => now,
    log: (event) => logged.push(event),
  });
  const passes = (milliseconds: number) => {
    now += milliseconds;
  };
  return { icons, asked, logged, passes };
}
