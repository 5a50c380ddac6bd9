import { describe, expect, it } from "vitest";
import { findNeighbours } from "./neighbours.server.ts";

const PAGES = ["a", "b", "c"].map((name) => ({ href: `/${name}`, title: name.toUpperCase(), more: true }));

describe("findNeighbours", () => {
  it.each([
    ["/a", null, "/b"],
    ["/b", "/a", "/c"],
    ["/c", "/b", null],
  ])("finds what stands before and after %s", async (href, previous, next) => {
    const found = await findNeighbours({}, { key: "en", list: async () => PAGES, href });
    expect([found?.previous?.href ?? null, found?.next?.href ?? null]).toEqual([previous, next]);
  });

  it("is null for a page that is not in the list, and where there is none", async () => {
    expect(await findNeighbours({}, { key: "en", list: async () => PAGES, href: "/d" })).toBeNull();
    expect(await findNeighbours(null, { key: "en", list: async () => PAGES, href: "/a" })).toBeNull();
  });

  it("makes the list once for what it is made of, in each language, and answers the same object", async () => {
    const of = {};
    let made = 0;
    const list = async () => {
      made += 1;
      return PAGES;
    };
    const first = await findNeighbours(of, { key: "en", list, href: "/b" });
    expect(await findNeighbours(of, { key: "en", list, href: "/b" })).toBe(first);
    await findNeighbours(of, { key: "de", list, href: "/b" });
    expect(made).toBe(2);
  });
});
