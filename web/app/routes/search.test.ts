import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader } from "./search.tsx";

const GUIDES = Array.from({ length: 25 }, (_, index) =>
  aContentFile(`en/guide/guide-${index}`, { title: `Lantern ${index}` }),
);
const FILES = [...GUIDES, aContentFile("en/team/lanterns", { name: "Lantern makers" })];

describe("loader", () => {
  it("counts the hits of each source and shows the first page of all", async () => {
    const { counts, found, source } = await search("?q=lantern");
    expect(counts).toEqual([
      { source: "team", count: 1 },
      { source: "guide", count: 25 },
    ]);
    expect(found).toMatchObject({ total: 26, page: 1, pageCount: 2 });
    expect(found.items).toHaveLength(20);
    expect(source).toBeNull();
  });

  it("shows one source, and counts the others all the same", async () => {
    const { counts, found, source } = await search("?q=lantern&source=team");
    expect(found.items.map(({ title }) => title)).toEqual(["Lantern makers"]);
    expect(counts).toHaveLength(2);
    expect(source).toBe("team");
  });

  it.each(["podcast", "", "constructor", "Guide"])("shows every source where there is none called %j", async (name) => {
    expect(await search(`?q=lantern&source=${name}`)).toMatchObject({ source: null, found: { total: 26 } });
  });

  it.each([
    ["2", 2],
    ["3", 2],
    ["999999999999", 1],
    ["-1", 1],
    ["x", 1],
  ])("shows for page=%s page %i", async (asked, page) => {
    expect((await search(`?q=lantern&page=${asked}`)).found.page).toBe(page);
  });

  it("reads no more than 200 characters, and trims them", async () => {
    expect((await search(`?q=%20${"a".repeat(1_000)}`)).text).toBe("a".repeat(200));
    expect((await search("?q=%20%20")).text).toBe("");
  });

  it("has a title for the empty page, one for a query, and says the query back as it is", async () => {
    expect((await search("")).title).toBe("Search");
    expect((await search(`?q=${encodeURIComponent("<b>{x} & “y”")}`)).title).toBe("Search results for “<b>{x} & “y””");
  });
});

async function search(query: string) {
  const { site } = await siteOnContent(FILES);
  return loader({ ...aRequest(site, `/search${query}`), params: {}, pattern: "/:locale?/search" });
}
