import { expect, test, visit } from "./visitor.ts";

const LONG = "Bittensor".repeat(40);

test.use({ viewport: { width: 390, height: 800 } });

test("one long word in an address widens no page of a phone", async ({ page }) => {
  await visit(page, `/${LONG}`);
  await expect(page.getByRole("main")).toContainText(LONG);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [path, parts] of [
  ["/nowhere", "main h1"],
  ["/articles", "main h2 a, main h2 + p"],
  ["/search?q=stake", "main li :is(h2, h3) a, main li :is(h2, h3) + p"],
  ["/concepts/staking/staking", "main h1, main h1 + p, main h2, .rich-text p"],
] as const)
  test(`nor does one in the headings and lines of ${path}`, async ({ page }) => {
    await visit(page, path);
    const found = page.locator(parts);
    expect(await found.count()).toBeGreaterThan(0);
    await found.evaluateAll((elements, word) => {
      for (const element of elements) element.textContent = word;
    }, LONG);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
