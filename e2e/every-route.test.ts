import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";
import { expectWholePage, readPageFacts } from "./whole-page.ts";

const routes = readSiteRoutes();
const pages = routes.filter(({ pattern }) => !REDIRECTED.has(pattern));

/** As the server sends them; `every-page.test.ts` looks at them in the browser. */
test("every route is a whole page in every language, and no two pages have the same title", async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  for (const locale of LOCALES) {
    const pathsByTitle = new Map<string, Set<string>>();
    for (const { path } of pages) {
      const address = localized(path, locale);
      await test.step(address, async () => {
        const answer = await page.request.get(address, { maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        const facts = await readPageFacts(page, await answer.text());
        const canonical = expectWholePage(facts, { path, locale, origin });
        if (canonical.pathname !== address) {
          expect((await page.request.get(canonical.href, { maxRedirects: 0 })).status()).toBe(200);
        }
        // Two addresses of the same page may have the same title.
        pathsByTitle.set(facts.title, (pathsByTitle.get(facts.title) ?? new Set()).add(canonical.pathname));
      });
    }
    expect([...pathsByTitle].filter(([, paths]) => paths.size > 1)).toEqual([]);
  }
});

test("what is a page for some only, or elsewhere, leads on in every language", async ({ request, baseURL }) => {
  for (const locale of LOCALES)
    for (const [pattern, redirect] of REDIRECTED) {
      const address = localized(pattern, locale);
      await test.step(address, async () => {
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status()).toBe(redirect.status);
        const target = new URL(answer.headers().location ?? "", baseURL);
        expect(target.pathname).toBe(localized(redirect.to, locale));
        expect(target.searchParams.get("redirect")).toBe(redirect.carriesPath ? address : null);
      });
    }
});

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
