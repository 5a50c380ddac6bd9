import { describe, expect, it } from "vitest";
import { type IconSet, iconSet, pickIcon } from "./icon-set.ts";

const PATH = '<path d="M0 0"/>';

describe("pickIcon", () => {
  it("takes the size of the icon, else of its set, else Iconify's own", () => {
    const icons = { own: { body: PATH, width: 20 }, plain: { body: PATH } };
    expect(pickIcon(aSet({ icons, height: 32 }), "own")).toEqual({ body: PATH, width: 20, height: 32 });
    expect(pickIcon(aSet({ icons }), "plain")).toEqual({ body: PATH, width: 16, height: 16 });
  });

  it("follows aliases, and turns as they say", () => {
    const set = aSet({
      icons: { arrow: { body: PATH, left: 2, rotate: 3, hFlip: true } },
      aliases: {
        down: { parent: "arrow", rotate: 2, hFlip: true },
        low: { parent: "down", vFlip: true, width: 24 },
      },
    });
    expect(pickIcon(set, "down")).toEqual({ body: PATH, width: 16, height: 16, left: 2, rotate: 1 });
    expect(pickIcon(set, "low")).toEqual({ body: PATH, width: 24, height: 16, left: 2, rotate: 1, vFlip: true });
  });

  it.each([
    ["there is not", {}, {}],
    ["is an alias of nothing", {}, { home: { parent: "house" } }],
    ["is an alias of itself", {}, { home: { parent: "home" } }],
    ["is an alias of an alias and so on", { f: { body: PATH } }, chain("home", "a", "b", "c", "d", "e", "f")],
    ["has no body", { home: {} }, {}],
    ["has a body that is no text", { home: { body: ["<path/>"] } }, {}],
    ["has a body that is too long", { home: { body: `<path d="${"M0 0".repeat(5_000)}"/>` } }, {}],
    ["has a body that is not fit for a page", { home: { body: "<path" } }, {}],
    ["has no room", { home: { body: PATH, width: 0 } }, {}],
    ["is larger than any", { home: { body: PATH, width: 1e9 } }, {}],
    ["is as wide as a text", { home: { body: PATH, width: '24" onload="alert(1)' } }, {}],
  ])("has no icon that %s", (_what, icons, aliases) => {
    expect(pickIcon(aSet({ icons, aliases }), "home")).toBeNull();
  });

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("has no icon %s", (name) => {
    expect(pickIcon(aSet({ icons: {} }), name)).toBeNull();
  });
});

function aSet(set: Partial<Record<keyof IconSet, unknown>>): IconSet {
  return iconSet.parse({ prefix: "mdi", ...set });
}

function chain(...names: string[]) {
  return Object.fromEntries(names.slice(0, -1).map((name, index) => [name, { parent: names[index + 1] }]));
}
