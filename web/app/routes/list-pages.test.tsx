import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as articles from "./articles.tsx";
import * as category from "./category.tsx";
import * as concepts from "./concepts.tsx";
import * as guides from "./guides.tsx";
import * as subnets from "./subnets.tsx";

/** More than two pages of each. */
const COUNT = 320;
const MOST_BYTES = 60_000;

const LISTS = {
  "/articles": { route: articles, link: "/articles/article-", pageSize: 100 },
  "/concepts": { route: concepts, link: "/concepts/economics/concept-", pageSize: 100 },
  "/concepts/economics": { route: category, link: "/concepts/economics/concept-", pageSize: 100 },
  "/guides": { route: guides, link: "/guides/guide-", pageSize: 100 },
  "/subnets": { route: subnets, link: "/subnets/", pageSize: 150 },
};

describe.each(Object.entries(LISTS))("%s", (path, { route, link, pageSize }) => {
  let site: Site;
  beforeAll(async () => {
    ({ site } = await siteOnContent(manyFiles(link)));
  });

  async function read(query: string) {
    const asked = aRequest(site, path + query, { isDocument: true });
    const given = { ...asked, params: { category: "economics" } };
    const answer: unknown = await route.loader(given as never);
    const loaderData = typeof answer === "object" && answer && "data" in answer ? answer.data : answer;
    const matches = [{ id: "root", loaderData: { siteUrl: "https://learn.example" } }];
    const meta: object[] = route.meta({ loaderData, location: { pathname: path }, matches } as never) ?? [];
    const html = pageOfRoute(route.default as never, { loaderData }, path + query);
    return {
      bytes: gzipSync(html + JSON.stringify(loaderData)).length,
      links: new Set(html.match(new RegExp(`href="${link}\\d+"`, "g"))),
      canonical: meta.find((tag) => "rel" in tag && tag.rel === "canonical"),
      next: /rel="next"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*rel="next"/.exec(html)?.slice(1).find(Boolean),
    };
  }

  it("is shown by pages, each of them an address of its own and none too large", async () => {
    const first = await read("");
    expect(first.links.size).toBe(pageSize);
    expect(first.bytes).toBeLessThan(MOST_BYTES);
    expect(first.next).toBe(`${path}?page=2`);
    expect(first.canonical).toMatchObject({ href: `https://learn.example${path}` });
    const second = await read("?page=2");
    expect(second.links.size).toBe(pageSize);
    expect(second.bytes).toBeLessThan(MOST_BYTES);
    expect(second.canonical).toMatchObject({ href: `https://learn.example${path}?page=2` });
    const rest = Array.from({ length: Math.ceil(COUNT / pageSize) - 2 }, (_, index) => read(`?page=${index + 3}`));
    const links = [first, second, ...(await Promise.all(rest))].flatMap((page) => [...page.links]);
    expect(new Set(links).size).toBe(COUNT);
    expect(links).toHaveLength(COUNT);
    expect((await read(`?page=${rest.length + 2}`)).next).toBeUndefined();
  });
});

describe("/concepts of a site of today's size", () => {
  it("is one page", async () => {
    const files = Array.from({ length: 60 }, (_, index) => conceptFile(index));
    const { site } = await siteOnContent([aContentFile("en/category/economics"), ...files]);
    const loaderData = await concepts.loader(aRequest(site, "/concepts", { isDocument: true }) as never);
    const html = pageOfRoute(concepts.default as never, { loaderData }, "/concepts");
    expect(html.match(/href="\/concepts\/economics\/concept-\d+"/g)).toHaveLength(60);
    expect(html).not.toContain("rel=");
  });
});

/** What a list is of, by where it leads. */
function manyFiles(link: string) {
  const numbers = Array.from({ length: COUNT }, (_, index) => index);
  const toFile = (number: number) => {
    const description = sentence(number);
    if (link.startsWith("/articles")) return aContentFile(`en/article/article-${number}`, { description });
    if (link.startsWith("/guides")) return aContentFile(`en/guide/guide-${number}`, { description });
    if (link.startsWith("/concepts")) return conceptFile(number);
    return aContentFile(`en/subnet/subnet-${number}`, { mainnetId: number + 1, description });
  };
  return [aContentFile("en/category/economics"), aContentFile("en/author/an-author"), ...numbers.map(toFile)];
}

function conceptFile(number: number) {
  return aContentFile(`en/concept/concept-${number}`, {
    categories: ["economics"],
    order: number,
    description: sentence(number),
  });
}

/** As long as those of the site, and each another: what repeats weighs nothing. */
function sentence(number: number): string {
  const words = Array.from({ length: 24 }, (_, index) => ((number * 7919 + index * 104_729) % 46_656).toString(36));
  return `About ${words.join(" ")}.`;
}
