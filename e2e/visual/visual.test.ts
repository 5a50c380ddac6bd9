import type { Locale } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { expect, logIn, openAccount, test } from "../account/account-site.ts";
import { DEVICE_NAMES, DEVICES } from "../devices.ts";
import { localized } from "../localized.ts";
import { visit } from "../visitor.ts";
import { PAGE_KINDS } from "./page-kinds.ts";

const COLOR_SCHEMES = ["light", "dark"] as const;
/** Taller than any window: what is below it is not compared. */
const HEIGHT = 1600;
/** Half as many pixels each way: what has moved or changed shows, and eighty pictures stay small enough to be kept. */
const SCALE = 0.5;
/** Machines draw the edges of letters differently; a part that has moved or changed its color is more than that. */
const TOLERANCE = { threshold: 0.25, maxDiffPixelRatio: 0.02 };
/** Our own fonts are everywhere; these come from the system, and are another picture where they are others. */
const SYSTEM_FONTS: Partial<Record<Locale, RegExp>> = {
  ko: /^Noto Sans (?:Mono )?CJK/,
  zh: /^Noto Sans (?:Mono )?CJK/,
};

test.beforeAll("the search is filled", async ({ accountSite }) => {
  const status = async () => (await fetch(`${accountSite.origin}/search?q=subnet`)).status;
  await expect.poll(status, { timeout: 90_000 }).toBe(200);
});

for (const { name, path, locales = [], isSignedIn, changing } of PAGE_KINDS) {
  for (const device of DEVICE_NAMES) {
    test.describe(device, () => {
      const { viewport } = DEVICES[device];
      test.use({ ...DEVICES[device], deviceScaleFactor: SCALE, viewport: { ...viewport, height: HEIGHT } });

      for (const locale of ["en", ...locales] as const) {
        test(`${name} looks as it did (${locale})`, async ({ page, accountSite, learner }) => {
          if (isSignedIn) {
            await openAccount(page, learner, accountSite.mailbox);
            await logIn(page, learner);
            await page.waitForURL("**/profile");
          }
          await visit(page, localized(path, locale));
          await page.evaluate(() => document.fonts.ready);
          const font = SYSTEM_FONTS[locale];
          const used = font ? await listFonts(page) : [];
          // biome-ignore lint/suspicious/noSkippedTests: the report tells that it could not be compared here.
          test.skip(font !== undefined && !used.some((family) => font.test(family)), `drawn with ${used.join(", ")}`);
          for (const colorScheme of COLOR_SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
            await expect(page).toHaveScreenshot(`${name}-${locale}-${device}-${colorScheme}.webp`, {
              ...TOLERANCE,
              animations: "disabled",
              caret: "hide",
              scale: "device",
              mask: changing?.(page) ?? [],
            });
          }
        });
      }
    });
  }
}

/** The fonts that the first heading is really drawn with. */
async function listFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}
