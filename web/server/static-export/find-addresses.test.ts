import { describe, expect, it } from "vitest";
import { listLinks, listLocations } from "./find-addresses.ts";

const SITE = "https://learn.example";

describe("listLinks", () => {
  it("lists links and what the head names, each once, without query and fragment", () => {
    const html = `
      <link rel="canonical" href="${SITE}/concepts"/><link rel="alternate" hrefLang="ko" href="${SITE}/ko"/>
      <link rel="stylesheet" href="/assets/style.css"/><meta property="og:url" content="${SITE}"/>
      <a class="card" href="/guides?page=2#top">a</a> <a href="/guides">b</a> <a href="?sort=name">c</a>
      <a href="/a&amp;b">d</a><img src="/figures/clip/picture.svg" alt=""/><meta name="description" content="/not an address"/>`;
    expect([...listLinks(html, SITE)]).toEqual([
      "/concepts",
      "/ko",
      "/",
      "/guides",
      "/a&b",
      "/figures/clip/picture.svg",
    ]);
  });

  it("follows nothing that leads elsewhere", () => {
    const html = `<a href="https://evil.example/a">a</a><a href="//evil.example/b">b</a><a href="mailto:a@b.example">c</a>
      <a href="${SITE}.evil.example/d">d</a><a href="javascript:alert(1)">e</a><a href="http://[">f</a>`;
    expect([...listLinks(html, SITE)]).toEqual([]);
  });
});

describe("listLocations", () => {
  it("lists what a sitemap names", () => {
    const xml = `<urlset><url><loc>${SITE}/concepts</loc></url><url><loc>${SITE}/a?b=1&amp;c=2</loc></url></urlset>`;
    expect([...listLocations(xml, SITE)]).toEqual(["/concepts", "/a"]);
  });
});
