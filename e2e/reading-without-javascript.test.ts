import { LOCALES } from "@learn-bittensor/contract/locales";
import { DEVICES } from "./devices.ts";
import { localized } from "./localized.ts";
import { expectNoSidewaysScroll } from "./sideways.ts";
import { pathOfRoute } from "./site-routes.ts";
import { listTestedPages } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";

test.use({ javaScriptEnabled: false });

// Without scripts a page is little work: those of a language and device are looked at in one window.
const together = Map.groupBy(listTestedPages(), ({ locale, device }) => `${device} ${locale}`);
for (const pages of together.values()) {
  const [{ locale, device } = { locale: "en", device: "desktop" } as const] = pages;
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`pages can be read, and their links followed: ${locale}`, async ({ page, baseURL }) => {
      for (const { address } of pages)
        await test.step(address, async () => {
          const response = await page.goto(address);
          expect.soft(response?.status(), address).toBe(200);
          await expect.soft(page.getByRole("heading", { level: 1 }), address).toBeVisible();
          await expect.soft(page.getByRole("main"), address).toHaveText(/[\s\S]{40}/, { useInnerText: true });
          await expectNoSidewaysScroll(page, `${address} without scripts`);

          const targets = await page
            .locator("a[href]")
            .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).href));
          // That each of them answers, links.test.ts sees to: it reads the same pages, and all others.
          const ours = new Set(targets.filter((target) => target.startsWith(`${baseURL}/`)));
          expect.soft(ours.size, address).toBeGreaterThan(5);
        });
    });
  });
}

test("a reader walks from the home page to a concept", async ({ page }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
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
});
