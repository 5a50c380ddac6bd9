import type { Page, Route } from "@playwright/test";
import { expect, stopClock, test, untilReactIsThere, visit } from "../visitor.ts";

/** A navigation that takes this long shows a bar. */
const DELAY_MS = 150;

test("a slow navigation shows a bar after 150 ms, until the page is there", async ({ page }) => {
  const { status, bar, answer } = await startNavigation(page);
  await page.clock.runFor(DELAY_MS - 1);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();

  await (await answer).continue();
  await page.clock.resume();
  await expect(page.locator("h1")).toHaveText("Guides");
  await expect(status).toHaveAttribute("data-page-load", "success");
  await expect(bar).toHaveCount(0);
});

test("a navigation that fails ends on the error page, and the next one is a success again", async ({ page }) => {
  const { status, bar, answer } = await startNavigation(page);
  await page.clock.runFor(DELAY_MS);
  await expect(bar).toBeVisible();

  await (await answer).fulfill({ status: 500, body: "" });
  await page.clock.resume();
  await expect(page.locator("h1")).toHaveText("Oops, something went wrong!");
  await expect(status).toHaveAttribute("data-page-load", "error");
  await expect(bar).toHaveCount(0);

  await page.locator('footer a[href="/concepts"]').click();
  await expect(page.locator("h1")).toHaveText("Concepts");
  await expect(status).toHaveAttribute("data-page-load", "success");
});

/** Follows a link to a page whose data does not come until the test says so; the clock stands still. */
async function startNavigation(page: Page) {
  // Nothing is fetched ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.install();
  const { promise: answer, resolve } = Promise.withResolvers<Route>();
  await page.route("**/guides.data*", (route) => resolve(route));
  await visit(page, "/about");
  await untilReactIsThere(page);
  const status = page.locator("[data-page-load]");
  await expect(status).toHaveAttribute("data-page-load", "idle");
  await stopClock(page);
  await page.locator('footer a[href="/guides"]').click();
  await expect(status).toHaveAttribute("data-page-load", "pending");
  await untilEffectsHaveRun(page);
  return { status, bar: page.getByRole("progressbar", { name: "Loading the page" }), answer };
}

/** What React does after it has shown something waits its turn as a message: one that is sent now comes after it. */
function untilEffectsHaveRun(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}
