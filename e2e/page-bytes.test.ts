import { LOCALES } from "@learn-bittensor/contract/locales";
import { BUDGET, gzipBytes, weighPage, weighStyles } from "./page-weight.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";

test("a concept page keeps to its bytes: HTML, CSS and all the JavaScript it loads", async ({ page, baseURL }) => {
  const weight = await weighPage(page, baseURL ?? "", pathOfRoute("/concepts/:category/*"));
  expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
  expect(weight.css).toBeGreaterThan(0);
  expect(weight.css).toBeLessThanOrEqual(BUDGET.css);
  expect(weight.javascript).toBeLessThanOrEqual(BUDGET.javascript);
});

for (const locale of LOCALES) {
  test(`the HTML of every concept page keeps to its bytes: ${locale}`, async ({ baseURL }) => {
    const concepts = (await listSitemapPaths(baseURL ?? "", locale)).filter((path) => /\/concepts\/.+\/./.test(path));
    expect(concepts.length).toBeGreaterThan(0);
    for (const path of concepts) {
      expect(await gzipBytes(baseURL ?? "", path), path).toBeLessThanOrEqual(BUDGET.html);
    }
  });
}

test("the styles of a page of every route keep to their bytes", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const paths = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));
  expect(paths.length).toBeGreaterThan(30);
  for (const { path } of paths) expect(await weighStyles(origin, path), path).toBeLessThanOrEqual(BUDGET.css);
});
