import { LOCALES } from "@learn-bittensor/contract/locales";
import { DEVICES } from "./devices.ts";
import { localized } from "./localized.ts";
import { expectNoSidewaysScroll } from "./sideways.ts";
import { pathOfRoute } from "./site-routes.ts";
import { listTestedPages } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";

test.use({ javaScriptEnabled: false });

for (const { address, device } of listTestedPages()) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`${address} can be read, and its links followed`, async ({ page, baseURL }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toHaveText(/[\s\S]{40}/, { useInnerText: true });
      await expectNoSidewaysScroll(page, "without scripts");

      const targets = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).href));
      // That each of them answers, links.test.ts sees to: it reads the same pages, and all others.
      expect(new Set(targets.filter((target) => target.startsWith(`${baseURL}/`))).size).toBeGreaterThan(5);
    });
  });
}

for (const locale of LOCALES) {
  test(`a reader walks from the home page to a concept: ${locale}`, async ({ page }) => {
    await page.goto(localized("/", locale));
    await page
      .locator(`main a[href="${localized("/concepts", locale)}"]`)
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const concept = localized(pathOfRoute("/concepts/:category/*"), locale);
    await page.locator(`main a[href="${concept}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${concept}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
