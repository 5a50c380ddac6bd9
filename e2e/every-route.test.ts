import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { localized, unlocalized } from "./localized.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { expect, test, visit } from "./visitor.ts";

const REDIRECTED = new Map([
  ["/profile", { status: 302, to: "/login", carriesPath: true }],
  ["/applications", { status: 308, to: "/apps", carriesPath: false }],
]);
const routes = readSiteRoutes();
const pages = routes.filter(({ pattern }) => !REDIRECTED.has(pattern));

for (const { pattern, path } of pages) {
  test(`${pattern} is a whole page in every language: ${path}`, async ({ page, complaints, baseURL }) => {
    for (const locale of LOCALES) {
      await expectWholePage(page, { path, locale, baseURL: baseURL ?? "" });
      expect(complaints, locale).toEqual([]);
    }
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test("no two pages have the same title, unless one is the other's canonical page", async ({ request }) => {
      const pathsByTitle = new Map<string, Set<string>>();
      for (const { path } of pages) {
        const html = await (await request.get(localized(path, locale))).text();
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
        const canonical = /<link(?=[^>]*rel="canonical")[^>]*href="([^"]+)"/.exec(html)?.[1] ?? path;
        pathsByTitle.set(title, (pathsByTitle.get(title) ?? new Set()).add(new URL(canonical).pathname));
      }
      expect([...pathsByTitle].filter(([, paths]) => paths.size > 1)).toEqual([]);
    });

    for (const [pattern, redirect] of REDIRECTED) {
      const address = localized(pattern, locale);

      test(`${address} leads on`, async ({ request, baseURL }) => {
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status()).toBe(redirect.status);
        const target = new URL(answer.headers().location ?? "", baseURL);
        expect(target.pathname).toBe(localized(redirect.to, locale));
        expect(target.searchParams.get("redirect")).toBe(redirect.carriesPath ? address : null);
      });
    }
  });
}

test("routes.ts has every route of the specification", () => {
  expect(routes.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(SPECIFIED));
});

const SPECIFIED = [
  "/",
  "/about",
  "/apps",
  "/community",
  "/concepts",
  "/concepts/:category",
  "/concepts/:category/*",
  "/confirm-email",
  "/explore",
  "/explore/article/:slug",
  "/explore/concept/:slug",
  "/faq_legacy",
  "/forgot-password",
  "/get-started",
  "/get-started/:slug",
  "/guides",
  "/guides/*",
  "/index_old",
  "/lab",
  "/lab/:slug",
  "/login",
  "/privacy-policy",
  "/profile",
  "/register",
  "/reset-password",
  "/search",
  "/subnets",
  "/subnets/*",
  "/subnets/root",
  "/videos",
  "/articles",
  "/articles/:slug",
  "/applications",
  "/teams",
  "/resources",
];

async function expectWholePage(page: Page, asked: { path: string; locale: Locale; baseURL: string }): Promise<void> {
  const { path, locale, baseURL } = asked;
  const address = localized(path, locale);
  const response = await visit(page, address);

  expect(response.status(), address).toBe(200);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S/);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\S/);
  await expect(page.locator("main")).toHaveCount(1);

  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const canonicalAddress = new URL((await canonical.getAttribute("href")) ?? "");
  expect(canonicalAddress.origin).toBe(baseURL);
  if (canonicalAddress.pathname !== address) {
    expect((await page.request.get(canonicalAddress.href, { maxRedirects: 0 })).status()).toBe(200);
  }
  const alternates = await page.locator('link[rel="alternate"][hreflang]').evaluateAll(toHreflang);
  const inEnglish = new URL(alternates.en ?? "").pathname;
  expect([path, unlocalized(canonicalAddress.pathname, locale)]).toContain(inEnglish);
  expect(alternates).toEqual({
    ...Object.fromEntries(LOCALES.map((other) => [other, `${baseURL}${localized(inEnglish, other)}`])),
    "x-default": `${baseURL}${inEnglish}`,
  });
}

function toHreflang(links: Element[]) {
  return Object.fromEntries(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href") ?? ""]));
}
