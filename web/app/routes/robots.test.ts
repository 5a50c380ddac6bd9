import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader as openSearch } from "./opensearch.ts";
import { loader as robots } from "./robots.ts";
import { loader as sitemap } from "./sitemap.ts";
import { loader as sitemapIndex } from "./sitemap-index.ts";

describe("/robots.txt", () => {
  it("keeps machines out of the provider and names the sitemap", async () => {
    const { site } = await siteOnContent([]);
    const answer = robots({ ...aRequest(site, "/robots.txt", { isDocument: true }), pattern: "/robots.txt" });
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect((await answer.text()).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /graphql",
      "Sitemap: https://learn.example/sitemap.xml",
      "",
    ]);
  });
});

describe("/opensearch.xml", () => {
  it.each([
    ["en", "/search"],
    ["ko", "/ko/search"],
  ])("says where browsers search in %s", async (locale, path) => {
    const { site } = await siteOnContent([]);
    const params = locale === "en" ? {} : { locale };
    const asked = aRequest(site, "/opensearch.xml", { isDocument: true });
    const answer = openSearch({ ...asked, params, pattern: "/:locale?/opensearch.xml" });
    expect(answer.headers.get("Content-Type")).toBe("application/opensearchdescription+xml; charset=utf-8");
    const xml = await answer.text();
    expect(xml).toContain(`template="https://learn.example${path}?q={searchTerms}"`);
    expect(xml).toContain(`<Language>${locale}</Language>`);
  });
});

describe("/sitemap.xml", () => {
  it("points to the sitemap of each language, at the site's public address", async () => {
    const { site } = await siteOnContent([], { url: "https://other.example" });
    const answer = await sitemapIndex({
      ...aRequest(site, "/sitemap.xml", { isDocument: true }),
      pattern: "/sitemap.xml",
    });
    const xml = await answer.text();
    for (const locale of LOCALES) expect(xml).toContain(`<loc>https://other.example/sitemap-${locale}.xml</loc>`);
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  });
});

describe("/sitemap-{locale}.xml", () => {
  it.each(LOCALES)("lists the pages in %s", async (locale) => {
    const { site } = await siteOnContent([]);
    const request = aRequest(site, `/sitemap-${locale}.xml`, { isDocument: true });
    const answer = await sitemap({ ...request, pattern: `/sitemap-${locale}.xml` });
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(await answer.text()).toContain(`<loc>https://learn.example${prefix}/concepts</loc>`);
  });
});

describe("sitemaps of many pages", () => {
  it("are several files for each language, none with more than search engines read", async () => {
    const { transport } = await siteOnContent([]);
    const { site } = await siteOnContent([], {
      transport: (request) =>
        request.operationName === "exportSearchIndex" ? manyConcepts(10_000) : transport(request),
    });
    const read = async (path: string, load: typeof sitemap | typeof sitemapIndex) =>
      (await load({ ...aRequest(site, path, { isDocument: true }), pattern: "/" } as never)).text();
    const index = await read("/sitemap.xml", sitemapIndex);
    expect(locationsOf(index).filter((address) => address.includes("-de."))).toEqual([
      "https://learn.example/sitemap-de.xml",
      "https://learn.example/sitemap-de.xml?page=2",
    ]);
    const [first, second] = [await read("/sitemap-de.xml", sitemap), await read("/sitemap-de.xml?page=2", sitemap)];
    expect(locationsOf(first)).toHaveLength(10_000);
    expect(Buffer.byteLength(first)).toBeLessThan(50_000_000);
    expect(new Set([...locationsOf(first), ...locationsOf(second)]).size).toBe(10_000 + locationsOf(second).length);
    expect(locationsOf(second).at(-1)).toBe("https://learn.example/de/concepts/economics/concept-9999");
  });
});

async function manyConcepts(count: number) {
  const categories = { data: [{ attributes: { name: "Economics", slug: "economics" } }] };
  const data = Array.from({ length: count }, (_, index) => {
    return { documentId: `${index}`, attributes: { slug: `concept-${index}`, categories } };
  });
  return { status: 200, body: { data: { concepts: { data, meta: { pagination: { pageCount: 1 } } } } } };
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}
