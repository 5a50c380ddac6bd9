import { describe, expect, it } from "vitest";
import { findNeighbours } from "./neighbours.server.ts";

const PAGES = ["a", "b", "c"].map((name) => ({ href: `/${name}`, title: name.toUpperCase(), more: true }));

describe("findNeighbours", () => {
  it.each([
    ["/a", null, { href: "/b", title: "B" }],
    ["/b", { href: "/a", title: "A" }, { href: "/c", title: "C" }],
    ["/c", { href: "/b", title: "B" }, null],
  ])("finds what stands before and after %s", (href, previous, next) => {
    expect(findNeighbours(PAGES, href)).toEqual({ previous, next });
  });

  it("is null for a page that is not in the list, and where there is none", () => {
    expect(findNeighbours(PAGES, "/d")).toBeNull();
    expect(findNeighbours([], "/a")).toBeNull();
  });
});
