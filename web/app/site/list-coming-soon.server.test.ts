import { SOURCES } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";

const ONE_OF_EACH = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  aContentFile("en/concept/staking", { categories: ["economics"] }),
  aContentFile("en/article/reading"),
  aContentFile("en/subnet/lantern", { mainnetId: 4 }),
  aContentFile("en/application/chat", { link: "https://chat.example" }),
  aContentFile("en/team/lanterns"),
  aContentFile("en/guide/oil/fill"),
];

describe("what is coming soon, where no list says so", () => {
  it("is nothing where each source has an entry", async () => {
    const { site, asked } = await siteOnContent(ONE_OF_EACH, { comingSoon: null });
    expect(await site.comingSoon()).toEqual([]);
    expect(asked.map(({ operationName }) => operationName)).toEqual(["findSources"]);
  });

  it.each(SOURCES)("is %s where nothing of it is published", async (source) => {
    const files = ONE_OF_EACH.filter(({ path }) => !path.startsWith(`en/${source}/`));
    const { site } = await siteOnContent(files, { comingSoon: null });
    expect(await site.comingSoon()).toEqual([source]);
    expect((await site.searchSettings("ko")).comingSoon).toEqual([source]);
  });

  it("is everything where there is nothing", async () => {
    const { site } = await siteOnContent([], { comingSoon: null });
    expect(await site.comingSoon()).toEqual(SOURCES);
  });

  it("is nothing where the provider does not answer, and the log says so", async () => {
    const transport = () => Promise.reject(new TypeError("fetch failed"));
    const { site, logged } = await siteOnContent([], { comingSoon: null, transport });
    expect(await site.comingSoon()).toEqual([]);
    expect(logged).toContainEqual(expect.objectContaining({ level: "warn", message: expect.stringMatching(/soon/) }));
  });
});

it("a list says what is coming soon, whatever is published, and nobody is asked", async () => {
  const { site, asked } = await siteOnContent(ONE_OF_EACH, { comingSoon: ["team"] });
  expect(await site.comingSoon()).toEqual(["team"]);
  expect((await site.searchSettings("en")).comingSoon).toEqual(["team"]);
  expect(asked).toEqual([]);
});
