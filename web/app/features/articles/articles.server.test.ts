import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getArticle, getArticleNeighbours, listArticles } from "./articles.server.ts";

const AUTHOR = aContentFile("en/author/an-author", { name: "Robin Example" });

describe("getArticle", () => {
  it("is null where no language has it", async () => {
    const { site } = await siteOnContent([]);
    expect(await getArticle(site, { slug: "history", locale: "zh" })).toBeNull();
  });

  it("is in the asked language, with its author, who has one name in all", async () => {
    const { site } = await siteOnContent([
      AUTHOR,
      aContentFile("en/article/history", { title: "History" }),
      aContentFile("zh/article/history", { title: "历史" }, "一段**文字**。"),
    ]);
    const article = await getArticle(site, { slug: "history", locale: "zh" });
    expect(article).toMatchObject({
      title: "历史",
      locale: "zh",
      author: { name: "Robin Example" },
    });
    expect(article?.text.parts).toEqual([{ kind: "html", html: expect.stringContaining("<strong>文字</strong>") }]);
    expect(await getArticle(site, { slug: "history", locale: "ko" })).toMatchObject({ title: "History", locale: "en" });
  });
});

describe("listArticles", () => {
  it("lists the newest first, in every language", async () => {
    const { site } = await siteOnContent([
      AUTHOR,
      aContentFile("en/article/old", { title: "Old", publishedOn: "2025-01-01" }),
      aContentFile("en/article/new", { title: "New", publishedOn: "2026-10-01" }),
      aContentFile("en/article/middle", { title: "Middle", publishedOn: "2026-01-01" }),
      aContentFile("de/article/old", { title: "Alt" }),
    ]);
    expect((await listArticles(site, "en")).map(({ title }) => title)).toEqual(["New", "Middle", "Old"]);
    expect((await listArticles(site, "de")).map(({ title, locale }) => [title, locale])).toEqual([
      ["New", "en"],
      ["Middle", "en"],
      ["Alt", "de"],
    ]);
  });
});

describe("getArticleNeighbours", () => {
  it("are the articles that appeared before and after", async () => {
    const { site } = await siteOnContent([
      AUTHOR,
      aContentFile("en/article/old", { title: "Old", publishedOn: "2025-01-01" }),
      aContentFile("en/article/new", { title: "New", publishedOn: "2026-10-01" }),
      aContentFile("en/article/middle", { title: "Middle", publishedOn: "2026-01-01" }),
    ]);
    expect(await getArticleNeighbours(site, { slug: "middle", locale: "fr" })).toEqual({
      previous: { href: "/articles/old", title: "Old" },
      next: { href: "/articles/new", title: "New" },
    });
  });
});
