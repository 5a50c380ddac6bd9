import { describe, expect, it } from "vitest";
import { createSearch } from "./create-search.ts";

const SETTINGS = {
  contentApiToken: "",
  searchAdminKey: null,
  searchIndexPattern: "{source}_{locale}",
  searchKey: "",
  searchUrl: null,
};
const GIVEN = { content: () => Promise.reject(new Error("nothing is asked here")), log: () => undefined };

describe("createSearch", () => {
  it("answers from the site's own origin where no other engine is named, with a public key", () => {
    const { forSite, fetch } = createSearch(SETTINGS, GIVEN);
    expect(forSite).toMatchObject({ url: "/multi-search", indexPattern: "{source}_{locale}" });
    expect(forSite.key).not.toBe("");
    expect(fetch).not.toBeNull();
    expect(createSearch({ ...SETTINGS, searchKey: "a-key" }, GIVEN).forSite.key).toBe("a-key");
  });

  it("does not start with a key for filling indexes that every page holds", () => {
    const { key } = createSearch(SETTINGS, GIVEN).forSite;
    expect(() => createSearch({ ...SETTINGS, searchAdminKey: key }, GIVEN)).toThrow(/^SEARCH_ADMIN_KEY: /);
  });

  it("asks the engine that is named, and starts none", () => {
    const { forSite, fetch } = createSearch(
      { ...SETTINGS, searchUrl: "https://search.example", searchKey: "a-key", searchIndexPattern: "{locale}-{source}" },
      GIVEN,
    );
    expect(forSite).toMatchObject({
      url: "https://search.example/multi-search",
      key: "a-key",
      indexPattern: "{locale}-{source}",
    });
    expect(fetch).toBeNull();
    expect(createSearch({ ...SETTINGS, searchUrl: "https://search.example" }, GIVEN).forSite.key).toBe("");
  });

  it("asks an engine below a path where it is", () => {
    const { forSite } = createSearch({ ...SETTINGS, searchUrl: "https://search.example:7700/meili" }, GIVEN);
    expect(forSite.url).toBe("https://search.example:7700/meili/multi-search");
  });
});
