import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { type Crawl, crawlSite, toSiteAddress } from "./crawl.ts";
import { localized } from "./localized.ts";
import { partOf } from "./sample.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { expect, test } from "./visitor.ts";

test.describe.configure({ mode: "serial" });

/** In a sample, the whole site in one language. */
const CRAWLED = partOf(LOCALES.length, LOCALES);

let crawl: Crawl;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000 * CRAWLED.length);
  crawl = await crawlSite(
    baseURL ?? "",
    CRAWLED.map((locale) => localized("/", locale)),
    (address) => LOCALES.every((locale) => CRAWLED.includes(locale) || !isIn(locale, address)),
  );
});

test("every link, image, style and script answers", () => {
  const broken = [...crawl.pages]
    .filter(([, page]) => page.status >= 400)
    .map(([address, page]) => `${page.status} ${address} (linked from ${crawl.foundOn.get(address)})`);
  expect(broken).toEqual([]);
  expect(crawl.pages.size).toBeGreaterThan(100);
});

test("every link into a page finds its place there", ({ baseURL }) => {
  const lost = [...crawl.pages].flatMap(([from, page]) =>
    page.links.flatMap(({ href, kind }) => {
      const target = kind === "link" ? toSiteAddress(href, baseURL ?? "", from) : null;
      if (!target?.fragment) return [];
      const found = crawl.pages.get(target.address);
      return found && !found.ids.has(target.fragment) ? [`${from} → ${href}`] : [];
    }),
  );
  expect(lost).toEqual([]);
});

for (const locale of CRAWLED) {
  test(`every page of the sitemap is linked from somewhere: ${locale}`, async ({ baseURL }) => {
    const listed = await listSitemapPaths(baseURL ?? "", locale);
    expect(listed.filter((path) => !crawl.pages.has(path))).toEqual([]);
    expect(listed.length).toBeGreaterThan(20);
  });
}

test("nothing links to an address that has moved", () => {
  const moved = [...crawl.pages]
    .filter(([address, page]) => page.hasMoved && page.links.length > 0 && !address.includes("?"))
    .map(([address]) => `${address} (linked from ${crawl.foundOn.get(address)})`);
  expect(moved).toEqual([]);
});

/** Whether an address is in a language; a file is in none. */
function isIn(locale: Locale, address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const other = LOCALES.find((known) => known !== DEFAULT_LOCALE && new RegExp(`^/${known}(?:[/.]|$)`).test(path));
  return (other ?? (/\.(?!md$)\w+$/.test(path) ? null : DEFAULT_LOCALE)) === locale;
}
