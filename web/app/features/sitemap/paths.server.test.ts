import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listPaths } from "./paths.server.ts";

describe("listPaths", () => {
  it("lists the sections of the site, and nothing that search engines should not know", async () => {
    const { site } = await siteOnContent([]);
    const paths = await listPaths(site);
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/concepts", "/guides", "/subnets", "/subnets/root", "/lab", "/licenses"]),
    );
    // A page that nobody has written is none.
    for (const absent of ["/about", "/developers", "/privacy-policy"]) expect(paths).not.toContain(absent);
    for (const hidden of ["/search", "/login", "/register", "/profile", "/faq_legacy", "/index_old", "/applications"])
      expect(paths).not.toContain(hidden);
  });

  it("lists every document at its own address", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/category/economics"),
      aContentFile("en/concept/staking", { categories: ["economics"] }),
      aContentFile("en/concept/stray", { categories: [] }),
      aContentFile("en/author/an-author"),
      aContentFile("en/page/about"),
      aContentFile("en/article/history"),
      aContentFile("en/guide/wallets/create"),
      aContentFile("en/get-started-step/first"),
      aContentFile("en/lab/halving"),
      aContentFile("en/lab/unfinished", { comingSoon: true }),
      aContentFile("en/team/harbour"),
      aContentFile("en/subnet/root", { mainnetId: 0 }),
      aContentFile("en/subnet/cellar", { mainnetId: 42 }),
      aContentFile("en/subnet/later", { comingSoon: true }),
    ]);
    const { site: empty } = await siteOnContent([]);
    const sections = new Set(await listPaths(empty));
    expect((await listPaths(site)).filter((path) => !sections.has(path)).toSorted()).toEqual([
      "/about",
      "/articles/history",
      "/concepts/economics",
      "/concepts/economics/staking",
      "/get-started/first",
      "/guides/wallets/create",
      "/lab/halving",
      "/subnets/42",
      "/subnets/harbour",
      "/subnets/later",
    ]);
  });

  it("lists each address once, and all pages that the provider makes of them", async () => {
    const files = Array.from({ length: 230 }, (_, index) =>
      aContentFile(`en/concept/concept-${index}`, { categories: ["economics"] }),
    );
    const { site } = await siteOnContent([aContentFile("en/category/economics"), ...files]);
    const paths = await listPaths(site);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith("/concepts/economics/"))).toHaveLength(230);
  });
});
