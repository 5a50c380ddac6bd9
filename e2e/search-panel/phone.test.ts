import { expect, test } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel } from "./panel.ts";

test("it fills the screen, and its hits are large enough for a finger", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog, hits } = await openPanel(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type("st");
  await expect(hits).toHaveCount(3);
  for (const hit of await hits.all()) expect((await hit.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});

test("a tap beside the hits closes nothing; its button closes it", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog, hits } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(hits).toHaveCount(3);
  await page.touchscreen.tap(200, 800);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toBeHidden();
});

test("a tapped hit is gone to", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog, hits } = await openPanel(page);
  await page.keyboard.type("st");
  await hits.filter({ hasText: "Stake works" }).tap();
  await expect(page).toHaveURL(/\/subnets\/64$/);
  await expect(dialog).toBeHidden();
});

test("what lies behind it cannot be reached or scrolled", async ({ page }) => {
  const { dialog } = await openPanel(page);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, footer") === null)).toBe(true);
  }
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await expect(dialog).toBeVisible();
});
