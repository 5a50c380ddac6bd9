import type { Page } from "@playwright/test";
import { DEVICES } from "./devices.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

test.use(DEVICES.phone);

/** What of a card has no place yet, as it is out of view. */
const WAITING = "main tbody tr[data-late]";
const FAR_DOWN = "Chutes";
/** Less than a card: fonts that have come in the meantime set some of those before it in a line more or less. */
const NEAR_PX = 60;

test("cards far below wait for an idle moment, so that the first ones are there at once", async ({ page }) => {
  await holdIdleTime(page);
  await page.goto("/subnets");
  const cards = page.locator("main tbody tr");
  await expect(cards.first()).toBeVisible();
  const laidOut = await cards.evaluateAll((all) => {
    return all.filter((card) => card.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true })).length;
  });
  expect(laidOut).toBeGreaterThan(0);
  expect(laidOut).toBeLessThan((await cards.count()) / 4);
  // Whoever hears the page or looks for a word in it finds all of them.
  await expect(page.getByRole("link", { name: FAR_DOWN, exact: true })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event("idle-time")));
  await expect(page.locator(WAITING)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
});

test("a place far down is found again, after the page is loaded again and on the way back to it", async ({ page }) => {
  await visit(page, "/subnets");
  await untilReactIsThere(page);
  const link = page.getByRole("link", { name: FAR_DOWN, exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await place();
  const distance = async () => Math.abs((await place()) - before);
  await page.reload();
  await untilReactIsThere(page);
  await expect.poll(distance).toBeLessThan(NEAR_PX);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAR_DOWN);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subnets");
  await expect.poll(distance).toBeLessThan(NEAR_PX);
});

/** The browser is never idle until the test says so: what it does then can be seen before. */
async function holdIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isIdle = false;
    const ask = window.requestIdleCallback.bind(window);
    addEventListener("idle-time", () => {
      isIdle = true;
    });
    window.requestIdleCallback = (callback) => {
      if (isIdle) return ask(callback);
      addEventListener("idle-time", () => ask(callback), { once: true });
      return 0;
    };
  });
}
