import { LOCALES } from "@learn-bittensor/contract/locales";
import { expectNoViolationsInBothModes } from "./axe.ts";
import { localized } from "./localized.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { expect, test, visit } from "./visitor.ts";

const inEnglish = readSiteRoutes().map(({ path }) => path);
const translated = ["/", pathOfRoute("/concepts/:category/*")].flatMap((path) =>
  LOCALES.filter((locale) => locale !== "en").map((locale) => localized(path, locale)),
);

const onPhones = ["/", "/explore", "/search?q=yuma", "/subnets", "/login", pathOfRoute("/concepts/:category/*")];

for (const address of [...inEnglish, ...translated]) {
  test(`axe finds nothing on ${address}, light or dark`, async ({ page }) => {
    await visit(page, address);
    await expectNoViolationsInBothModes(page);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const address of onPhones) {
    test(`axe finds nothing on ${address}, light or dark`, async ({ page }) => {
      await visit(page, address);
      await expectNoViolationsInBothModes(page);
    });
  }

  test("axe finds nothing in the open menu, light or dark", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).locator("summary").first().tap();
    await expectNoViolationsInBothModes(page);
  });
});

test("axe finds nothing in an open submenu and in the open search, light or dark", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("button", { name: "Explore" }).hover();
  await expect(page.getByRole("link", { name: "Concepts" }).first()).toBeVisible();
  await expectNoViolationsInBothModes(page);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolationsInBothModes(page);
});
