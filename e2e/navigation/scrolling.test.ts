import type { Page } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";

test.use({ reducedMotion: "no-preference" });

/** Fonts that have come in the meantime set a line more or less. */
const NEAR_PX = 60;

test("another page begins at its top at once, and the way back ends where it began", async ({ page }) => {
  await visit(page, "/subnets");
  await untilReactIsThere(page);
  const link = page.getByRole("link", { name: "Chutes", exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);

  await noteScrolling(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chutes");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subnets");
  const isThere = (position: number) => Math.abs(position - before) < NEAR_PX;
  await expect.poll(async () => isThere(await page.evaluate(() => scrollY))).toBe(true);
  const passed = (await listScrolled(page)).filter((position) => position > 0 && !isThere(position));
  expect(passed, "positions on the way").toEqual([]);
});

/** Positions on a page's way, in whole pixels. */
async function noteScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scrolled: number[] = [];
    Object.assign(window, { scrolled });
    addEventListener("scroll", () => scrolled.push(Math.round(scrollY)));
  });
}

function listScrolled(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { scrolled: number[] }).scrolled);
}
