import { describe, expect, it } from "vitest";
import { type IconSet, iconSet, pickIcon } from "./icon-set.ts";

const PATH = '<path d="M0 0"/>';

describe("pickIcon", () => {
  it("takes the size of the icon, else of its set, else Iconify's own", () => {
    const icons = { own: { body: PATH, width: 20 }, plain: { body: PATH } };
    expect(pickIcon(aSet({ icons, height: 32 }), "own")).toEqual({ body: PATH, width: 20, height: 32 });
    expect(pickIcon(aSet({ icons }), "plain")).toEqual({ body: PATH, width: 16, height: 16 });
  });

  it("follows aliases, and is turned as they say", () => {
    const set = aSet({
      icons: { arrow: { body: PATH, left: 2, rotate: 3, hFlip: true } },
      aliases: {
        down: { parent: "arrow", rotate: 2, hFlip: true },
        low: { parent: "down", vFlip: true, width: 24 },
      },
    });
    const turned = (by: string) => `<g transform="${by}">${PATH}</g>`;
    expect(pickIcon(set, "down")).toEqual({ body: turned("rotate(90 8 8)"), width: 16, height: 16, top: 2 });
    expect(pickIcon(set, "low")).toEqual({
      body: turned("rotate(90 8 8) translate(-2 16) scale(1 -1)"),
      width: 16,
      height: 24,
    });
  });

  it("follows an alias of an alias", () => {
    const aliases = { home: { parent: "house", left: -1 }, house: { parent: "building" } };
    const icons = { building: { body: PATH } };
    expect(pickIcon(aSet({ icons, aliases }), "home")).toEqual({ body: PATH, width: 16, height: 16, left: -1 });
  });

  it("has ids of its own, whatever stands beside it", () => {
    const body = '<mask id="a"><path d="M0 0"/></mask><path mask="url(#a)" d="M1 1"/>';
    expect(pickIcon(aSet({ icons: { home: { body } } }), "home")?.body).toBe(
      '<mask id="mdi-home-a"><path d="M0 0"/></mask><path mask="url(#mdi-home-a)" d="M1 1"/>',
    );
  });

  it.each([
    ["there is not", {}, {}],
    ["is an alias of nothing", {}, { home: { parent: "house" } }],
    ["is an alias of itself", {}, { home: { parent: "home" } }],
    ["has a body that is too long", { home: { body: `<path d="${"M0 0".repeat(5_000)}"/>` } }, {}],
    ["has a body that is not fit for a page", { home: { body: "<script/>" } }, {}],
    ["has no room", { home: { body: PATH, width: 0 } }, {}],
    ["is larger than any", { home: { body: PATH, width: 1e9 } }, {}],
    ["is turned by half of a quarter", { home: { body: PATH, rotate: 0.5 } }, {}],
  ])("has no icon that %s", (_what, icons, aliases) => {
    expect(pickIcon(aSet({ icons, aliases }), "home")).toBeNull();
  });

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("has no icon %s", (name) => {
    expect(pickIcon(aSet({ icons: {} }), name)).toBeNull();
  });
});

describe("iconSet", () => {
  it.each(["", "MDI", 'mdi" onload="alert(1)'])("is no set that is called %j", (prefix) => {
    expect(iconSet.safeParse({ prefix, icons: {} }).success).toBe(false);
  });

  it.each([
    ["has no body", { home: {} }, {}],
    ["has a body that is no text", { home: { body: ["<path/>"] } }, {}],
    ["is as wide as a text", { home: { body: PATH, width: '24" onload="alert(1)' } }, {}],
    ["is nothing", { home: null }, {}],
    ["is an alias of a number", {}, { home: { parent: 1 } }],
  ])("is no set where an icon %s", (_what, icons, aliases) => {
    expect(iconSet.safeParse({ prefix: "mdi", icons, aliases }).success).toBe(false);
  });
});

function aSet(set: Partial<Record<keyof IconSet, unknown>>): IconSet {
  return iconSet.parse({ prefix: "mdi", ...set });
}
