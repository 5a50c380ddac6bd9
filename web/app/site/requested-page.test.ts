import { describe, expect, it } from "vitest";
import { dataAddress, findRequestedPage } from "./requested-page.ts";

describe("findRequestedPage", () => {
  it.each([
    ["/", "/", "en", "/", false],
    ["/_.data", "/", "en", "/", true],
    ["/de.data", "/de", "de", "/", true],
    ["/de/_.data", "/de/", "de", "/", true],
    ["/concepts", "/concepts", "en", "/concepts", false],
    ["/concepts.data", "/concepts", "en", "/concepts", true],
    ["/concepts/", "/concepts/", "en", "/concepts/", false],
    ["/concepts/_.data", "/concepts/", "en", "/concepts/", true],
    ["/ko/concepts/staking/staking.data", "/ko/concepts/staking/staking", "ko", "/concepts/staking/staking", true],
    ["/concepts/%EC%8A%A4.data", "/concepts/%EC%8A%A4", "en", "/concepts/%EC%8A%A4", true],
    // The router decodes nothing before it looks.
    ["/concepts%2Edata", "/concepts%2Edata", "en", "/concepts%2Edata", false],
    ["/concepts/a_.data", "/concepts/a_", "en", "/concepts/a_", true],
    ["/concepts/_", "/concepts/_", "en", "/concepts/_", false],
    ["/concepts.data/", "/concepts.data/", "en", "/concepts.data/", false],
  ])("takes %s for a request for %s", (asked, pathname, locale, path, isData) => {
    expect(findRequestedPage(asked)).toMatchObject({ pathname, locale, path, isData });
  });

  it("tells the page's query from the routes that the router names", () => {
    const { query, routes } = findRequestedPage("/explore.data", "?type=lab&_routes=root%2Croutes%2Fexplore&page=2");
    expect(query.toString()).toBe("type=lab&page=2");
    expect(routes).toEqual(["root", "routes/explore"]);
    expect(findRequestedPage("/explore.data", "?type=lab").routes).toBeNull();
    expect(findRequestedPage("/explore.data", "?_routes=").routes).toEqual([""]);
  });

  it("finds the page of every address that its data has", () => {
    for (const pathname of ["/", "/de", "/de/", "/concepts", "/concepts/", "/articles/a.b", "/fr/guides/a/b"])
      expect(findRequestedPage(dataAddress(pathname))).toMatchObject({ pathname, isData: true });
  });
});
