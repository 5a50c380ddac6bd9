import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import {
  BUDGET,
  countFigures,
  expectLightFirstPaint,
  LARGEST_FIGURE,
  LARGEST_HTML,
  LARGEST_LIST,
  LARGEST_SENT_CONCEPT,
  MOST_INLINE_SCRIPT,
  weighFirstPaint,
  weighHtml,
  weighInlineScripts,
  weighPage,
  weighSentHtml,
  weighStyles,
} from "./page-weight.ts";
import { sampleOf } from "./sample.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

/** It has more figures than any other text. */
const MOST_FIGURES = "/concepts/staking/fees-and-price-protection";
/** Pages that no route names, besides those that all have one. Those of somebody who is signed in: `account/page-bytes.test.ts`. */
const UNNAMED = ["/no-such-page", "/subnets?compare=1,64", "/subnets?compare=1,4,8,64"];
/** What may show a figure, and where one chooses among these, by its address in the sitemap. */
const TEXTS = [
  ["list", /^\/(?:figures|teach|lab|guides|articles|concepts)$/],
  ["concept", /\/concepts\/.+\/./],
  ["step", /\/get-started\/./],
  ["article", /\/articles\/./],
  ["guide", /\/guides\/./],
  ["lab", /\/lab\/./],
  ["figure", /\/figures\/./],
  ["lesson", /\/teach\/[^/]+$/],
  ["slides", /\/teach\/.+\/slides/],
] as const;
/** What grows with the content, but for the questions and answers, which are prose on one page. */
const LISTS = [
  "apps",
  "articles",
  "concepts",
  "concepts/glossary",
  "corrections",
  "explore",
  "facts",
  "guides",
  "subnets",
  "teams",
  "timeline",
  "videos",
].map((list) => `/${list}`);
const PATHS = [
  ...readSiteRoutes()
    .filter(({ pattern }) => !REDIRECTED.has(pattern))
    .map(({ path }) => path),
  ...UNNAMED,
];

test("a concept page with a figure keeps to its bytes: HTML, CSS and all the JavaScript it loads", async ({
  page,
  baseURL,
}) => {
  const weight = await weighPage(page, baseURL ?? "", pathOfRoute("/concepts/:category/*"));
  expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
  expect(weight.css).toBeGreaterThan(0);
  expect(weight.css).toBeLessThanOrEqual(BUDGET.css);
  expect(weight.javascript).toBeGreaterThan(0);
  expect(weight.javascript).toBeLessThanOrEqual(BUDGET.javascript + LARGEST_FIGURE);

  await test.step("beside what all are drawn with, the figures of the text with most weigh no more than one may", async () => {
    expect(await countFigures(baseURL ?? "", MOST_FIGURES)).toBeGreaterThan(2);
    const { javascript, css } = await weighPage(page, baseURL ?? "", MOST_FIGURES);
    expect(javascript).toBeLessThanOrEqual(BUDGET.javascript + 2 * LARGEST_FIGURE);
    expect(css).toBeLessThanOrEqual(BUDGET.css);
  });
});

test("the code of a page is asked for when there is something to read, and each file once", async ({ page }) => {
  await visit(page, pathOfRoute("/concepts/:category/*"));
  await untilReactIsThere(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  expect(scripts.filter((name) => name.includes("framework"))).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("few things stand between a page of any route and its first paint, and little runs while nobody acts", async ({
  baseURL,
}) => {
  for (const path of PATHS) {
    expectLightFirstPaint(path, await weighFirstPaint(baseURL ?? "", path));
    expect(await weighInlineScripts(baseURL ?? "", path), path).toBeLessThanOrEqual(MOST_INLINE_SCRIPT);
  }
});

test("the HTML of every text keeps to its bytes, with its figures, and so does every list", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const paths = await listSitemapPaths(origin, DEFAULT_LOCALE);
  for (const [kind, pattern] of TEXTS) {
    const texts = paths.filter((path) => pattern.test(path));
    expect(texts.length, kind).toBeGreaterThan(5);
    for (const [text, locale] of sampleOf(texts, LOCALES)) {
      const path = localized(text, locale);
      const isPlain = kind === "concept" && (await countFigures(origin, path)) === 0;
      const most = LARGEST_HTML[isPlain ? "plainConcept" : kind];
      expect.soft(await weighHtml(origin, path), path).toBeLessThanOrEqual(most);
      if (kind === "concept")
        expect.soft(await weighSentHtml(origin, path), path).toBeLessThanOrEqual(LARGEST_SENT_CONCEPT);
    }
  }
  for (const list of LISTS)
    for (const locale of LOCALES) {
      const path = localized(list, locale);
      expect.soft(await weighHtml(origin, path), path).toBeLessThanOrEqual(LARGEST_LIST);
    }
});

test("the styles of a page of every route keep to their bytes", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  expect(PATHS.length).toBeGreaterThan(30);
  for (const path of PATHS) expect(await weighStyles(origin, path), path).toBeLessThanOrEqual(BUDGET.css);
});
