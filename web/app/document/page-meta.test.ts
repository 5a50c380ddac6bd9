import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { type PageDescription, pageMeta } from "./page-meta.ts";

const SITE = "https://learn.example";

describe("pageMeta", () => {
  it("names the page before the site", () => {
    expect(metaOf({ title: "Staking" })).toContainEqual({ title: "Staking · Learn Bittensor" });
  });

  it("names the site once where the page is called like it", () => {
    expect(metaOf({ title: "Learn Bittensor" })).toContainEqual({ title: "Learn Bittensor" });
  });

  it("describes the page to search engines and to those who share it", () => {
    const meta = metaOf({ title: "Staking", description: "Backing a validator." }, "/de/concepts/economics/staking");
    expect(meta).toContainEqual({ name: "description", content: "Backing a validator." });
    expect(meta).toContainEqual({ property: "og:title", content: "Staking" });
    expect(meta).toContainEqual({ property: "og:description", content: "Backing a validator." });
    expect(meta).toContainEqual({ property: "og:url", content: `${SITE}/de/concepts/economics/staking` });
  });

  it.each([
    ["/", "/cards/en.png"],
    ["/de/concepts/economics/staking", "/cards/de/concepts/economics/staking.png"],
    ["/zh/subnets/64", "/cards/zh/subnets/64.png"],
    ["/ko/concepts", "/cards/ko/concepts.png"],
    ["/fr/login", "/cards/fr.png"],
    ["/fr/constructor", "/cards/fr.png"],
  ])("has a picture for those who share it: %s", (pathname, card) => {
    const meta = metaOf({ title: "Staking" }, pathname);
    expect(meta).toContainEqual({ property: "og:image", content: SITE + card });
    expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(meta).toContainEqual({ property: "og:image:height", content: "630" });
    expect(meta).toContainEqual({ property: "og:image:alt", content: "Staking · Learn Bittensor" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  it.each([
    ["/concepts", "en_US", ["de_DE", "ko_KR", "fr_FR", "zh_CN"]],
    ["/zh/concepts", "zh_CN", ["en_US", "de_DE", "ko_KR", "fr_FR"]],
  ])("says in which language it is, and in which others there is one: %s", (pathname, own, others) => {
    const meta = metaOf({}, pathname);
    expect(meta).toContainEqual({ property: "og:locale", content: own });
    for (const content of others) expect(meta).toContainEqual({ property: "og:locale:alternate", content });
  });

  it.each([
    [true, "article"],
    [false, "website"],
  ])("says whether it is a text (%s)", (isText, shared) => {
    expect(metaOf({ isText }, "/de/articles/history")).toContainEqual({ property: "og:type", content: shared });
  });

  it("has the picture of the page that holds the same content", () => {
    const meta = metaOf({ canonicalPath: "/concepts/economics/staking" }, "/ko/explore/concept/staking");
    expect(meta).toContainEqual({ property: "og:image", content: `${SITE}/cards/ko/concepts/economics/staking.png` });
  });

  it.each([
    ["/", "/"],
    ["/concepts", "/concepts"],
    ["/de", "/de"],
    ["/ko/subnets/4", "/ko/subnets/4"],
    ["/zh/guides/wallets/create", "/zh/guides/wallets/create"],
  ])("is canonical where it is: %s", (pathname, canonical) => {
    expect(canonicalOf(metaOf({}, pathname))).toEqual([SITE + canonical]);
  });

  it("is canonical elsewhere where the content has its own address, in the language being read", () => {
    const page = { canonicalPath: "/concepts/economics/staking" };
    expect(canonicalOf(metaOf(page, "/explore/concept/staking"))).toEqual([`${SITE}/concepts/economics/staking`]);
    const inKorean = metaOf(page, "/ko/explore/concept/staking");
    expect(canonicalOf(inKorean)).toEqual([`${SITE}/ko/concepts/economics/staking`]);
    expect(alternatesOf(inKorean).get("fr")).toBe(`${SITE}/fr/concepts/economics/staking`);
  });

  it("is canonical with what its address asks for, where that makes it a page of its own", () => {
    const meta = metaOf({ canonicalPath: "/subnets?compare=1,4" }, "/ko/subnets");
    expect(canonicalOf(meta)).toEqual([`${SITE}/ko/subnets?compare=1,4`]);
    expect(alternatesOf(meta).get("de")).toBe(`${SITE}/de/subnets?compare=1,4`);
    expect(meta).toContainEqual({ property: "og:image", content: `${SITE}/cards/ko/subnets.png` });
  });

  it.each(LOCALES)(
    "points from a page in %s to the same page in all five languages, and to English for all others",
    (locale) => {
      const pathname = locale === "en" ? "/concepts" : `/${locale}/concepts`;
      expect(Object.fromEntries(alternatesOf(metaOf({}, pathname)))).toEqual({
        en: `${SITE}/concepts`,
        de: `${SITE}/de/concepts`,
        ko: `${SITE}/ko/concepts`,
        fr: `${SITE}/fr/concepts`,
        zh: `${SITE}/zh/concepts`,
        "x-default": `${SITE}/concepts`,
      });
    },
  );

  it("leads to the text as it was written, at the page's own address, and to files about the site", () => {
    const page = { hasMarkdown: true, canonicalPath: "/concepts/economics/staking" };
    const llms = { path: "/llms.txt", type: "text/plain", title: "llms.txt" };
    const link = { tagName: "link", rel: "alternate" };
    expect(metaOf(page, "/ko/explore/concept/staking")).toContainEqual({
      ...link,
      type: "text/markdown",
      href: `${SITE}/ko/concepts/economics/staking.md`,
    });
    expect(metaOf({ leadsTo: [llms] }, "/de")).toContainEqual({
      ...link,
      type: "text/plain",
      title: "llms.txt",
      href: `${SITE}/de/llms.txt`,
    });
    expect(JSON.stringify(metaOf({}, "/concepts"))).not.toMatch(/\.md|\.txt/);
  });

  it("has home pages without a slash at their end, but the English one", () => {
    const alternates = alternatesOf(metaOf({}, "/fr"));
    expect(alternates.get("en")).toBe(`${SITE}/`);
    expect(alternates.get("fr")).toBe(`${SITE}/fr`);
    expect(alternates.get("x-default")).toBe(`${SITE}/`);
  });

  it("keeps search engines out of a page only where that is asked", () => {
    const robots = (page: Partial<PageDescription>) =>
      metaOf(page).filter((tag) => "name" in tag && tag.name === "robots");
    expect(robots({})).toEqual([]);
    expect(robots({ noIndex: false })).toEqual([]);
    expect(robots({ noIndex: true })).toEqual([{ name: "robots", content: "noindex" }]);
  });

  it("does without the language's data, as on an error page", () => {
    const page = { title: "Staking", description: "" };
    for (const matches of [[], [undefined], [{ id: "root" }], [{ id: "root", loaderData: null }]]) {
      const meta = pageMeta(page, { location: { pathname: "/concepts" }, matches });
      expect(meta).toContainEqual({ title: "Staking · Learn Bittensor" });
      expect(canonicalOf(meta)).toEqual(["/concepts"]);
    }
  });
});

type Meta = ReturnType<typeof pageMeta>;

function metaOf(page: Partial<PageDescription>, pathname = "/concepts"): Meta {
  const matches = [
    { id: "root", loaderData: { siteUrl: SITE } },
    { id: "routes/locale", loaderData: null },
  ];
  return pageMeta({ title: "A page", description: "A description.", ...page }, { location: { pathname }, matches });
}

function canonicalOf(meta: Meta) {
  return meta.flatMap((tag) => ("rel" in tag && tag.rel === "canonical" ? [tag.href] : []));
}

function alternatesOf(meta: Meta) {
  return new Map(
    meta.flatMap((tag) => ("hrefLang" in tag && tag.rel === "alternate" ? [[tag.hrefLang, tag.href]] : [])),
  );
}
