import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { sitemap, sitemapIndex } from "./sitemap-xml.ts";

const SITE = "https://learn.example";

describe("sitemapIndex", () => {
  it("points to each sitemap", () => {
    expect(sitemapIndex([`${SITE}/sitemap-en.xml`, `${SITE}/sitemap-de.xml`])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://learn.example/sitemap-en.xml</loc></sitemap>
<sitemap><loc>https://learn.example/sitemap-de.xml</loc></sitemap>
</sitemapindex>
`,
    );
  });

  it("escapes what XML would read", () => {
    expect(sitemapIndex([`${SITE}/?a=1&b=<2>`])).toContain("<loc>https://learn.example/?a=1&#38;b=&#60;2&#62;</loc>");
  });
});

describe("sitemap", () => {
  it.each(LOCALES)("lists each page in %s with the same page in all five languages", (locale) => {
    const xml = sitemap(["/", "/concepts/economics/staking"], { siteUrl: SITE, locale });
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(locationsOf(xml)).toEqual([`${SITE}${prefix || "/"}`, `${SITE}${prefix}/concepts/economics/staking`]);
    expect(alternatesOf(xml)).toEqual([
      ["en", `${SITE}/`],
      ["de", `${SITE}/de`],
      ["ko", `${SITE}/ko`],
      ["fr", `${SITE}/fr`],
      ["zh", `${SITE}/zh`],
      ["x-default", `${SITE}/`],
      ["en", `${SITE}/concepts/economics/staking`],
      ["de", `${SITE}/de/concepts/economics/staking`],
      ["ko", `${SITE}/ko/concepts/economics/staking`],
      ["fr", `${SITE}/fr/concepts/economics/staking`],
      ["zh", `${SITE}/zh/concepts/economics/staking`],
      ["x-default", `${SITE}/concepts/economics/staking`],
    ]);
  });

  it("escapes what XML would read, in text and in attributes", () => {
    const xml = sitemap([`/a&b<c>"d"'e'`], { siteUrl: SITE, locale: "en" });
    const escaped = "/a&#38;b&#60;c&#62;&#34;d&#34;&#39;e&#39;";
    expect(locationsOf(xml)).toEqual([SITE + escaped]);
    expect(alternatesOf(xml)[1]).toEqual(["de", `${SITE}/de${escaped}`]);
  });

  it("is sound where there is nothing to list", () => {
    const xml = sitemap([], { siteUrl: SITE, locale: "de" });
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\s*<\/urlset>\n$/);
  });
});

function locationsOf(xml: string) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
}

function alternatesOf(xml: string) {
  return [...xml.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
    ([, lang, href]) => [lang, href],
  );
}
