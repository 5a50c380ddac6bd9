import { LOCALES } from "@learn-bittensor/contract/locales";
import robotsParser from "robots-parser";
import { localized, unlocalized } from "../localized.ts";
import { rawRequest } from "../raw-request.ts";
import { partOf } from "../sample.ts";
import { pathOfRoute, readSiteRoutes } from "../site-routes.ts";
import { listSitemapPaths } from "../sitemap.ts";
import { expect, test } from "../visitor.ts";
import { jsonFeed } from "./json-feed.ts";
import { readHead } from "./read-head.ts";
import { STRUCTURED_DATA_RULES, type StructuredKind } from "./structured-data-rules.ts";
import { readValidXml } from "./valid-xml.ts";

const A_DAY_AT_MOST = /^public, max-age=3600$/;
const ATOM = { atom: "http://www.w3.org/2005/Atom" };
const SITEMAP = { s: "http://www.sitemaps.org/schemas/sitemap/0.9", x: "http://www.w3.org/1999/xhtml" };

/** Pages of the sitemap that lead to texts and hold none themselves. */
const LISTS =
  /^\/(?:|get-started|get-started\/[^/]+\/end|concepts|concepts\/[^/]+|explore|guides|subnets|articles|apps|teams|lab|lab\/(?:ask|terminal)|licenses|resources|videos|community|figures|figures\/[^/]+|quality|translations|teach|teach\/[^/]+\/slides)$/;
const isText = (path: string) => path === "/concepts/glossary" || !LISTS.test(path);

test("feeds are what readers of feeds expect, in every language", async ({ baseURL }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      const origin = baseURL ?? "";
      for (const name of ["feed", "updates"]) {
        const atom = await served(origin, localized(`/${name}.xml`, locale), "application/atom+xml");
        using document = await readValidXml(atom, "atom.rng");
        const json = jsonFeed.parse(
          JSON.parse(await served(origin, localized(`/${name}.json`, locale), "application/feed+json")),
        );
        expect(json.items.length).toBeGreaterThan(0);
        expect(json.language).toBe(locale);
        const texts = (path: string) => document.find(path, ATOM).map((node) => node.content);
        expect(texts("/atom:feed/@xml:lang")).toEqual([locale]);
        expect(texts("//atom:link[@rel='self']/@href")).toEqual([origin + localized(`/${name}.xml`, locale)]);
        expect(texts("/atom:feed/atom:link[@rel='alternate']/@href")).toEqual([json.home_page_url]);
        expect(texts("//atom:entry/atom:link[@rel='alternate']/@href")).toEqual(json.items.map(({ url }) => url));
        expect(json.feed_url).toBe(origin + localized(`/${name}.json`, locale));
        // The same texts in both, the newest first.
        expect(texts("//atom:entry/atom:id")).toEqual(json.items.map(({ id }) => id));
        const pictures = json.items.flatMap(({ image }) => image ?? []);
        expect(pictures.length, `${name}, ${locale}: pictures of figures`).toBeGreaterThan(2);
        const contents = texts("//atom:entry/atom:content[@type='html']");
        expect(contents.map((html) => /<img src="([^"]+)"/.exec(html)?.[1])).toEqual(pictures);
        expect((await fetch(pictures[0] ?? "")).headers.get("content-type")).toBe("image/svg+xml");
        expect(texts("//atom:entry/atom:updated")).toEqual(json.items.map(({ date_modified }) => date_modified));
        const times = json.items.map((item) =>
          Date.parse((name === "feed" && item.date_published) || item.date_modified),
        );
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        for (const address of [json.home_page_url, ...json.items.slice(0, 3).map(({ url }) => url)])
          expect((await fetch(address, { redirect: "manual" })).status, address).toBe(200);
      }
    });
});

test("sitemaps list each page once, whole, in every language, with the way back from each", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const index = await served(origin, "/sitemap.xml", "application/xml");
  using list = await readValidXml(index, "sitemap.rng");
  const addresses = list.find("//s:sitemap/s:loc", SITEMAP).map((node) => node.content);
  expect(addresses).toEqual(LOCALES.map((locale) => `${origin}/sitemap-${locale}.xml`));

  const alternatesOf = new Map<string, string[]>();
  for (const [place, address] of addresses.entries()) {
    const xml = await served(origin, new URL(address).pathname, "application/xml");
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    using document = await readValidXml(xml, "sitemap.rng");
    const entries = document.find("//s:url", SITEMAP);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    const own = LOCALES[place] ?? "";
    const read = entries.map((entry) => {
      const [location = ""] = entry.find("s:loc", SITEMAP).map((node) => node.content);
      const languages = entry.find("x:link/@hreflang", SITEMAP).map((node) => node.content);
      const links = entry.find("x:link/@href", SITEMAP).map((node) => node.content);
      return { location, languages: languages.join(" "), links, own: links[LOCALES.indexOf(own as never)] };
    });
    expect(new Set(read.map(({ languages }) => languages))).toEqual(new Set([[...LOCALES, "x-default"].join(" ")]));
    expect(read.filter(({ location, own }) => location !== own)).toEqual([]);
    expect(read.filter(({ location }) => new URL(location).origin !== origin)).toEqual([]);
    expect(new Set(read.map(({ location }) => location)).size).toBe(read.length);
    for (const { location, links } of read) alternatesOf.set(location, links);
  }
  // Each of the others leads back here, and nowhere else than this one does.
  const oneWay = [...alternatesOf].filter(([, links]) =>
    links.some((other) => alternatesOf.get(other)?.join() !== links.join()),
  );
  expect(oneWay).toEqual([]);
  for (const location of partOf(10, [...alternatesOf.keys()]))
    expect((await fetch(location, { redirect: "manual" })).status, location).toBe(200);
});

test("robots.txt lets programs read every page, and keeps them from the provider", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const text = await served(origin, "/robots.txt", "text/plain");
  // Its types are written for another way of loading it.
  const parse = robotsParser as unknown as typeof robotsParser.default;
  const robots = parse(`${origin}/robots.txt`, text);
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  for (const path of await listSitemapPaths(origin, "ko"))
    expect(robots.isAllowed(origin + path, "Googlebot"), path).toBe(true);
  expect(robots.isAllowed(`${origin}/graphql`, "Googlebot")).toBe(false);
  expect(robots.isAllowed(`${origin}/feed.xml`, "anything")).toBe(true);
});

const STRUCTURED: [pattern: string, kinds: StructuredKind[]][] = [
  ["/concepts/:category/*", ["LearningResource", "BreadcrumbList"]],
  ["/guides/*", ["LearningResource", "BreadcrumbList"]],
  ["/articles/:slug", ["Article", "BreadcrumbList"]],
  ["/subnets/*", ["BreadcrumbList"]],
  ["/get-started", ["FAQPage"]],
  ["/videos", ["VideoObject"]],
];

test("pages say what they are as search engines ask for it, in every language", async ({ baseURL }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      const origin = baseURL ?? "";
      for (const [pattern, kinds] of STRUCTURED) {
        const address = localized(pathOfRoute(pattern), locale);
        const { canonical, structuredData } = await readHead(origin + address);
        expect(new Set(structuredData.map((data) => data["@type"])), address).toEqual(new Set(kinds));
        for (const data of structuredData) {
          expect(data["@context"]).toBe("https://schema.org");
          const rules = STRUCTURED_DATA_RULES[data["@type"] as StructuredKind];
          expect(rules.safeParse(data).error?.message, `${address} ${data["@type"]}`).toBeUndefined();
          if ("mainEntityOfPage" in data) expect(data.mainEntityOfPage).toBe(canonical);
        }
      }
    });
});

test("every text has its Markdown at the same address and .md, and pages and llms.txt lead there", async ({
  baseURL,
}) => {
  const origin = baseURL ?? "";
  for (const locale of LOCALES) {
    const texts = (await listSitemapPaths(origin, locale)).filter((path) => isText(unlocalized(path, locale)));
    expect(texts.length).toBeGreaterThan(100);
    const own = localized("/faq_legacy", locale);
    const llms = await served(origin, localized("/llms.txt", locale), "text/plain");
    const linked = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) => address.slice(origin.length));
    expect(linked.toSorted()).toEqual([...texts].map((path) => `${path}.md`).toSorted());

    // Each kind in each language, and of the kinds with many pages others in each sample.
    const ofRoutes = readSiteRoutes().map(({ path }) => localized(path, locale));
    const ofKinds = texts.filter((path) => ofRoutes.includes(path));
    for (const path of new Set([...ofKinds, ...partOf(10, texts), own])) {
      const text = await served(origin, `${path}.md`, "text/markdown", /^public, max-age=0, s-maxage=300,/);
      expect(text, path).toContain(`\nurl: "${origin}${path}"\n`);
      expect(text, path).toMatch(/^# \S/m);
      const { markdown } = await readHead(origin + path);
      expect(markdown, path).toEqual([`${origin}${path}.md`]);
    }
  }
});

test("a page that is shared has a picture of its own, whole and described, in its language", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const places = { en: "en_US", de: "de_DE", ko: "ko_KR", fr: "fr_FR", zh: "zh_CN" };
  const kinds = ["/", "/concepts/:category/*", "/guides/*", "/articles/:slug", "/subnets/*", "/lab/:slug", "/teams"];
  const pictures = new Map<string, Buffer>();
  for (const locale of LOCALES)
    for (const pattern of [...kinds, "/get-started/:slug", "/about", "/videos"]) {
      const address = localized(pathOfRoute(pattern), locale);
      const { shared, title } = await readHead(origin + address);
      expect(shared, address).toMatchObject({
        "og:url": [origin + address],
        "og:locale": [places[locale]],
        "og:locale:alternate": LOCALES.filter((other) => other !== locale).map((other) => places[other]),
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "og:image:type": ["image/png"],
        "og:image:alt": [title],
        "twitter:card": ["summary_large_image"],
        "twitter:image:alt": [title],
        "og:title": [expect.stringMatching(/\S/)],
        "og:description": [expect.stringMatching(/\S/)],
      });
      const [image = ""] = shared["og:image"] ?? [];
      expect(image).toMatch(new RegExp(`^${origin}/cards/${locale}[/.]`));
      const { status, headers, body } = await rawRequest(origin, new URL(image).pathname);
      expect([status, headers["content-type"]], image).toEqual([200, "image/png"]);
      expect(body.toString("latin1", 1, 4)).toBe("PNG");
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1_200, 630]);
      // Those who show it take up to 5 MB; it is far less.
      expect(body.length).toBeLessThan(300_000);
      pictures.set(image, body);
    }
  const different = new Set([...pictures.values()].map((picture) => picture.toString("base64")));
  expect(different.size).toBe(pictures.size);
});

/** What stands at an address, after a look at how it is sent: plain and compressed, to `HEAD` and to who has it already. */
async function served(origin: string, target: string, type: string, policy = A_DAY_AT_MOST): Promise<string> {
  const plain = await rawRequest(origin, target);
  expect(plain.status, target).toBe(200);
  expect(plain.headers["content-type"], target).toBe(`${type}; charset=utf-8`);
  expect(plain.headers["cache-control"], target).toMatch(policy);
  expect(plain.headers["x-content-type-options"]).toBe("nosniff");
  const packed = await rawRequest(origin, target, { headers: { "accept-encoding": "gzip" } });
  if (plain.body.length > 1_024) expect(packed.headers["content-encoding"], target).toBe("gzip");
  const head = await rawRequest(origin, target, { method: "HEAD" });
  expect([head.status, head.body.length], target).toEqual([200, 0]);
  expect(head.headers["content-type"]).toBe(plain.headers["content-type"]);
  expect(head.headers["content-length"]).toBe(String(plain.body.length));
  const again = await rawRequest(origin, target, { headers: { "if-none-match": plain.headers.etag ?? "none" } });
  expect(again.status, target).toBe(304);
  return plain.body.toString();
}
