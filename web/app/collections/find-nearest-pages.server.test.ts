import type { Locale } from "@learn-bittensor/contract/locales";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createSearchQuery } from "#app/site/search-query.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithSearch } from "../../tests/site-with-search.ts";
import { findNearestPages } from "./find-nearest-pages.server.ts";

const FILES = [
  aContentFile("en/category/economics", { name: "Economics" }),
  aContentFile("ko/category/economics", { name: "경제" }),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"], order: 1 }),
  aContentFile("ko/concept/staking", { title: "스테이킹" }),
  aContentFile("en/concept/root-claims", { title: "Root claims", categories: ["economics"], order: 2 }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/staking-history", { title: "A history of staking" }),
  aContentFile("en/guide/wallets/create", { title: "Create a wallet" }),
  aContentFile("en/subnet/chutes", { name: "Chutes", mainnetId: 64 }),
  aContentFile("en/team/makers", { name: "Makers" }),
];

const STAKING = "/concepts/economics/staking";

let made: Awaited<ReturnType<typeof siteWithSearch>>;

beforeAll(async () => {
  made = await siteWithSearch(FILES);
  // The engine answers once it has been filled.
  await made.site.search.multiSearch([createSearchQuery("concept", "staking", { indexes: "{source}_en", limit: 1 })]);
});

/** On a busy machine an answer may take its time. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("findNearestPages", () => {
  it.each([
    ["/concept/staking", [STAKING, "/articles/staking-history", "/concepts"]],
    ["/concepts/stakng", [STAKING, "/articles/staking-history", "/concepts"]],
    ["/conceptz/economics/Staking.html", [STAKING, "/concepts/economics", "/articles/staking-history", "/concepts"]],
    ["/article/staking", ["/articles/staking-history", STAKING, "/articles"]],
    ["/staking", [STAKING, "/articles/staking-history"]],
    ["/learn/staking.htm", [STAKING, "/articles/staking-history"]],
    ["/subnets/chutess", ["/subnets/64", "/subnets"]],
    ["/subnet/chutes", ["/subnets/64", "/subnets"]],
    ["/docs/wallet_create", ["/guides/wallets/create"]],
    ["/guide/wallets", ["/guides/wallets/create", "/guides"]],
    ["/concepts/economics/root%20claims%3F", ["/concepts/economics/root-claims", "/concepts/economics", "/concepts"]],
    ["/labs", ["/lab"]],
    ["/nothing-like-this", []],
  ])("offers for %s what may have been meant", async (path, hrefs) => {
    expect((await nearest(path)).map(({ href }) => href)).toEqual(hrefs);
  });

  it("names pages in the reader's language, and says where one is in English", async () => {
    expect(await nearest("/concept/staking", "ko")).toEqual([
      { href: STAKING, title: "스테이킹", locale: "ko" },
      { href: "/articles/staking-history", title: "A history of staking", locale: "en" },
      { href: "/concepts", title: "개념", locale: "ko" },
    ]);
  });

  it("looks for words of the reader's language where English has none", async () => {
    const path = `/concepts/${encodeURIComponent("스테이킹")}`;
    expect((await nearest(path, "ko"))[0]).toEqual({ href: STAKING, title: "스테이킹", locale: "ko" });
  });

  it.each([
    "/wp-login.php",
    "/concepts/staking.png",
    "/.env",
    "/%E0%A4%A",
    `/${"a".repeat(400)}`,
    "/0x5f3759df5f3759df5f3759df5f3759df5f3759df",
    "/",
  ])("asks nobody about %s", async (path) => {
    const before = made.searched.length;
    expect(await nearest(path)).toEqual([]);
    expect(made.searched).toHaveLength(before);
  });

  it("asks for a few words of a long address only", async () => {
    await nearest(`/${Array.from({ length: 200 }, (_, index) => `word${index}`).join("-")}`);
    const asked = new Set(made.searched.at(-1)?.map(({ q }) => q));
    expect([...asked].filter((text) => text.startsWith("word1"))).toEqual(["word196", "word197", "word198", "word199"]);
  });

  it("does without where the search engine is away, and says so in the log", async () => {
    const { site, logged } = await siteOnContent(FILES);
    expect(await findNearestPages(site, { path: "/concept/staking", locale: "de" })).toEqual([
      { href: "/concepts", title: "Konzepte", locale: "de" },
    ]);
    expect(logged).toEqual([expect.objectContaining({ level: "warn" })]);
  });

  it("lets no more than a few search at a time", async () => {
    let asked = 0;
    const search = {
      transport: () => {
        asked += 1;
        return new Promise<never>(() => undefined);
      },
      url: "/multi-search",
      key: "",
      indexPattern: "{source}_{locale}",
    };
    const { site } = await siteOnContent(FILES, { search });
    const all = Array.from({ length: 20 }, (_, index) =>
      findNearestPages(site, { path: `/unknown/page${index}`, locale: "en" }),
    );
    // Those who are not let in are answered at once.
    expect(await Promise.all(all.slice(2))).toEqual(all.slice(2).map(() => []));
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(all.slice(0, 2))).toEqual([[], []]);
  });
});

function nearest(path: string, locale: Locale = "en") {
  return findNearestPages(made.site, { path, locale });
}
