import { expect, test, visit } from "./visitor.ts";

test("an unknown address has been searched for, and the search is filled with its words", async ({ page }) => {
  const answer = await visit(page, "/concept/staking-rewards");
  expect(answer.status()).toBe(404);
  const search = page.getByRole("main").getByRole("search");
  await expect(search.getByRole("searchbox")).toHaveValue("staking rewards");
  await expect(page.getByRole("main").getByRole("navigation").getByRole("link").first()).toBeVisible();
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=staking(?:\+|%20)rewards$/);
});

test("the search of an unknown address works without JavaScript, in its language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/ko/nowhere");
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill("subnet");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/\/ko\/search\?q=subnet$/);
  await context.close();
});

test("browsers are told how to search here, and what to call the site", async ({ page, request }) => {
  await visit(page, "/de");
  const search = await page.locator('link[rel="search"]').getAttribute("href");
  expect(search).toBe("/de/opensearch.xml");
  const description = await request.get(search ?? "");
  expect(description.headers()["content-type"]).toContain("application/opensearchdescription+xml");
  expect(await description.text()).toContain("/de/search?q={searchTerms}");
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status(), src).toBe(200);
});
