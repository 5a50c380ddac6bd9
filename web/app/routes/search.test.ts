import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithSearch } from "../../tests/site-with-search.ts";
import { headers, loader } from "./search.tsx";

const GUIDES = Array.from({ length: 25 }, (_, index) =>
  aContentFile(`en/guide/guide-${index}`, { title: `Lantern ${index}` }),
);
const FILES = [
  ...GUIDES,
  aContentFile("en/team/lanterns", { name: "Lantern makers" }),
  aContentFile("en/category/economics"),
  aContentFile("en/concept/light", { title: "What light is", categories: ["economics"] }),
];

const COUNTS = [
  { source: "team", total: 1 },
  { source: "guide", total: 25 },
];

let site: Site;
beforeAll(async () => {
  ({ site } = await siteWithSearch(FILES));
});

describe("loader", () => {
  it("shows the best of each source, and how many there are", async () => {
    const { found, source } = await search("?q=lantern");
    expect(found.counts).toEqual(COUNTS);
    expect(found.hits.filter((hit) => hit.source === "guide")).toHaveLength(5);
    expect(found.hits.filter((hit) => hit.source === "team")).toHaveLength(1);
    expect(found).toMatchObject({ page: 1, pageCount: 1, suggestion: null });
    expect(source).toBeNull();
  });

  it("shows one source page by page, and counts the others all the same", async () => {
    const { found, source } = await search("?q=lantern&source=guide&page=2");
    expect(found.counts).toEqual(COUNTS);
    expect(found).toMatchObject({ page: 2, pageCount: 2 });
    expect(source).toBe("guide");
    const first = await search("?q=lantern&source=guide");
    const titles = [first, { found }].flatMap((one) => one.found.hits.map(({ title }) => title));
    expect(new Set(titles).size).toBe(25);
  });

  it.each(["podcast", "", "constructor", "Guide"])("shows every source where there is none called %j", async (name) => {
    expect((await search(`?q=lantern&source=${name}`)).source).toBeNull();
  });

  it("shows every source where the one that is asked for is yet to come, and nothing of that", async () => {
    const { site } = await siteWithSearch(FILES, { comingSoon: ["team"] });
    const { found, source } = await search("?q=lantern&source=team", site);
    expect(source).toBeNull();
    expect(found.counts.map(({ source }) => source)).toEqual(["guide"]);
  });

  it.each([
    ["2", 2],
    ["3", 2],
    ["999999", 2],
    ["999999999999", 1],
    ["-1", 1],
    ["x", 1],
  ])("shows for page=%s page %i", async (asked, page) => {
    const { found } = await search(`?q=lantern&source=guide&page=${asked}`);
    expect(found.page).toBe(page);
    expect(found.hits).not.toEqual([]);
  });

  it("reads no more than 200 characters, whole ones, and trims them", async () => {
    expect((await answer(`?q=%20${"a".repeat(1_000)}`)).data.text).toBe("a".repeat(200));
    expect((await answer(`?q=${encodeURIComponent("😀".repeat(300))}`)).data.text).toBe("😀".repeat(200));
    expect((await answer("?q=%20%20")).data).toMatchObject({ text: "", outcome: null });
    expect((await answer("?q=%00a%1Fb%EE%80%80%ED%A0%80")).data.text).toBe("a b");
  });

  it("has a title for the empty page, one for a query, and says the query back as it is", async () => {
    expect((await answer("")).data.title).toBe("Search");
    const { data } = await answer(`?q=${encodeURIComponent("<b>{x} & “y”")}`);
    expect(data.title).toBe("Search results for “<b>{x} & “y””");
  });

  it.each([
    `${"abandon ".repeat(11)}about`,
    "abaisser ".repeat(12),
    "가격 가끔 가난 가능 가득 가르침 가뭄 가방 가상 가슴 가운데 가을",
    "的 一 是 在 不 了 有 和 人 这 中 大",
    `0x${"ab".repeat(32)}`,
    '{"secretPhrase":"abc"}',
  ])("searches no secret, and leads to an address that does not hold it: %s", async (secret) => {
    const { site, searched, asked } = await siteWithSearch(FILES);
    asked.length = 0;
    const refused: unknown = await answer(`?q=${encodeURIComponent(secret)}`, site).catch((thrown: unknown) => thrown);
    if (!(refused instanceof Response)) throw new Error("expected a redirect");
    expect(refused.status).toBe(302);
    expect(refused.headers.get("Location")).toBe("/search?withheld=secret");
    expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
    expect([searched, asked]).toEqual([[], []]);
  });

  it.each(["5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY", `0x${"aB3".repeat(13)}4`])(
    "says what an address is, where no script was there to see it, and neither searches for it nor writes it down: %s",
    async (address) => {
      const { site, searched, asked, logged } = await siteWithSearch(FILES);
      asked.length = 0;
      const { found } = await search(`?q=${address}`, site);
      expect(found.hits.map(({ description }) => description)).toEqual([expect.stringContaining("not searched for")]);
      expect([searched, asked, logged]).toEqual([[], [], []]);
    },
  );

  it.each([
    ["", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
    ["?source=guide", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
    ["?q=lantern", "private, max-age=0"],
    ["?q=zzzz", "private, max-age=0"],
  ])("leaves what was typed out of shared caches: /search%s", async (query, policy) => {
    const loaderHeaders = new Headers((await answer(query)).init?.headers);
    const none = { actionHeaders: new Headers(), parentHeaders: new Headers(), errorHeaders: undefined };
    expect(headers({ ...none, loaderHeaders })).toEqual({ "Cache-Control": policy });
  });

  it("says that a secret was withheld", async () => {
    expect((await answer("?withheld=secret")).data).toMatchObject({ isWithheld: true, text: "" });
    expect((await answer("?q=lantern")).data.isWithheld).toBe(false);
  });

  it("offers concepts to begin with where nothing was searched or found, and only there", async () => {
    const begin = [{ title: "What light is", description: "About light.", href: "/concepts/economics/light" }];
    expect((await answer("")).data.begin).toEqual(begin);
    expect((await answer("?q=zzzz")).data).toMatchObject({ begin, outcome: { kind: "nothing" } });
    expect((await answer("?q=lantern")).data.begin).toEqual([]);
  });

  it("answers with a way forward and 503 where the search engine does not answer", async () => {
    const { site, logged } = await siteOnContent(FILES);
    const { data, init } = await answer("?q=lantern", site);
    expect(init?.status).toBe(503);
    expect(data.outcome).toEqual({ kind: "unavailable" });
    expect(data.titles.map(({ title }) => title)).toEqual(GUIDES.slice(0, 10).map((_, index) => `Lantern ${index}`));
    expect(data.begin.map(({ title }) => title)).toEqual(["What light is"]);
    expect(logged).toMatchObject([{ level: "error", message: "no answer from the search engine" }]);
  });

  it("offers concepts to begin with where no title holds what was typed either", async () => {
    const { site } = await siteOnContent(FILES);
    const { data, init } = await answer("?q=zzzz", site);
    expect(init?.status).toBe(503);
    expect(data.titles).toEqual([]);
    expect(data.begin.map(({ title }) => title)).toEqual(["What light is"]);
  });

  it("needs no search engine where nothing is asked, and no content where something is found", async () => {
    const { site } = await siteOnContent(FILES);
    expect((await answer("", site)).init?.status).toBe(200);
    const { site: withSearch } = await siteWithSearch(FILES);
    const withoutContent = { ...withSearch, content: { query: () => Promise.reject(new Error("away")) } };
    expect((await search("?q=lantern", withoutContent)).found.counts).toHaveLength(2);
    expect((await answer("?q=zzzz", withoutContent)).data).toMatchObject({ begin: [], outcome: { kind: "nothing" } });
  });
});

async function answer(query: string, on: Site = site) {
  return loader({ ...aRequest(on, `/search${query}`), params: {}, pattern: "/:locale?/search" });
}

async function search(query: string, on?: Site) {
  const { data } = await answer(query, on);
  if (data.outcome?.kind !== "found") throw new Error(`expected results, got ${JSON.stringify(data.outcome)}`);
  return { ...data, found: data.outcome };
}
