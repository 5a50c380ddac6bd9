import type { Page } from "@playwright/test";
import { DESKTOP, DEVICE_NAMES, DEVICES } from "./devices.ts";
import { noteShifts, totalShift } from "./layout-shift.ts";
import { expect, settle, test, untilReactIsThere } from "./visitor.ts";

/** Pages whose first screen is drawn by scripts as well, has a picture, or says what only the device knows. */
const PATHS = [
  "/",
  "/class",
  "/concepts/consensus/yuma-consensus",
  "/explore",
  "/figures/clip",
  "/lab/ask",
  "/lab/pool",
  "/lab/terminal",
  "/lab/yuma-consensus",
  "/learning",
  "/learning/placement",
  "/no-such-page",
  "/learning/review",
  "/profile",
  "/search?q=yuma",
  "/timeline",
];
/** What browsers call good is 0.1; ours is what nobody sees. */
const LARGEST_SHIFT = 0.01;

test.describe("a page that comes in pieces", () => {
  test.use({ ...DESKTOP, reducedMotion: "no-preference" });
  test("stands still while the rest of it arrives", async ({ page }) => {
    test.slow();
    await noteShifts(page);
    for (const device of DEVICE_NAMES) {
      await page.setViewportSize(DEVICES[device].viewport);
      for (const path of PATHS) {
        const arrive = await holdLateStyles(page);
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await arrive();
        await page.waitForLoadState();
        await untilReactIsThere(page);
        await settle(page);
        expect.soft(await totalShift(page), `${path} (${device})`).toBeLessThanOrEqual(LARGEST_SHIFT);
      }
    }
  });
});

/** The styles that come last come when the page has been painted. */
async function holdLateStyles(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const styles = /\/late-[^/]+\.css$/;
  await page.route(styles, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(styles);
    resolve();
    await arrived;
    await page.unroute(styles);
  };
}
