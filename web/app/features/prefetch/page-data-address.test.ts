import { describe, expect, it } from "vitest";
import { pageDataAddress, withoutRoutes } from "./page-data-address.ts";

describe("pageDataAddress", () => {
  it.each([
    ["/concepts", "/concepts.data"],
    ["/concepts/basics/subnets#end", "/concepts/basics/subnets.data"],
    ["/explore?type=concept", "/explore.data?type=concept"],
    ["/", "/_.data"],
    ["/de", "/de.data"],
  ])("of %s is %s", (href, address) => {
    expect(pageDataAddress(aLink(href), HERE)).toBe(address);
  });

  it.each([
    "https://elsewhere.example/concepts",
    "mailto:a@b.example",
    "/about",
    "/about?a=1#top",
    "/resources/whitepaper.pdf",
    "/concepts.data",
    "/login",
    "/de/profile",
    "/search?q=a",
    "/ko/confirm-email?confirmation=1",
    "/learning",
  ])("is none for %s", (href) => {
    expect(pageDataAddress(aLink(href), HERE)).toBeNull();
  });

  it("is none where a click loads a document, a new tab or a file", () => {
    expect(pageDataAddress(aLink("/concepts", { target: "_blank" }), HERE)).toBeNull();
    expect(pageDataAddress(aLink("/concepts", { dataset: { reloads: "" } }), HERE)).toBeNull();
    expect(pageDataAddress(aLink("/concepts", { dataset: { chooseLocale: "de" } }), HERE)).toBeNull();
    expect(pageDataAddress(aLink("/concepts", { hasAttribute: () => true }), HERE)).toBeNull();
  });
});

describe("withoutRoutes", () => {
  it("leaves the rest of the query as it is", () => {
    const address = (path: string) => withoutRoutes(new URL(path, "https://learn.example"));
    expect(address("/concepts.data?_routes=routes%2Fconcepts")).toBe("/concepts.data");
    expect(address("/explore.data?type=concept&_routes=routes%2Fexplore")).toBe("/explore.data?type=concept");
    expect(address("/_.data")).toBe("/_.data");
  });
});

const HERE = new URL("https://learn.example/about") as unknown as Location;

function aLink(href: string, more: object = {}): HTMLAnchorElement {
  const link = {
    href: new URL(href, "https://learn.example").href,
    target: "",
    dataset: {},
    hasAttribute: () => false,
  };
  return { ...link, ...more } as unknown as HTMLAnchorElement;
}
