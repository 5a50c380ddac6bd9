import type { Page } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

test("a page that somebody is about to open is fetched ahead: data and code", async ({ page, complaints }) => {
  await visit(page, "/about");
  await untilReactIsThere(page);
  expect(await prefetched(page)).toEqual([]);
  await page.locator('footer a[href="/concepts"]').focus();
  await expect.poll(() => prefetched(page)).toEqual(["/concepts.data"]);
  await expect(page.locator('link[rel="modulepreload"][href*="/concepts-"]')).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/concepts$/);
  await expect(page.getByRole("main").locator("h1")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("at most five at once, the latest", async ({ page }) => {
  await visit(page, "/about");
  await untilReactIsThere(page);
  const links = page.locator("footer nav li a:not([hreflang], [href='/about'])");
  for (let at = 0; at < 8; at += 1) await links.nth(at).focus();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await expect.poll(() => prefetched(page)).toEqual(addresses.slice(3, 8).map((address) => `${address}.data`));
});

for (const [what, connection] of [
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is on a slow connection", { saveData: false, effectiveType: "2g" }],
] as const)
  test(`nothing is fetched ahead for who ${what}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await visit(page, "/about");
    await untilReactIsThere(page);
    await page.locator('footer a[href="/concepts"]').focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts$/);
    expect(await prefetched(page)).toEqual([]);
  });

/** The data of pages that the document asks for ahead. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"][as="fetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
}
