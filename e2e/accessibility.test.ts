import { AxeBuilder } from "@axe-core/playwright";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { localized } from "./localized.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { expect, test, visit } from "./visitor.ts";

const inEnglish = readSiteRoutes().map(({ path }) => path);
const translated = ["/", pathOfRoute("/concepts/:category/*")].flatMap((path) =>
  LOCALES.filter((locale) => locale !== "en").map((locale) => localized(path, locale)),
);

const onPhones = ["/", "/explore", "/search?q=yuma", "/subnets", "/login", pathOfRoute("/concepts/:category/*")];

for (const colorMode of ["light", "dark"] as const) {
  for (const address of [...inEnglish, ...translated]) {
    test(`axe finds nothing on ${address} in ${colorMode}`, async ({ page }) => {
      await expectNoViolations(page, address, colorMode);
    });
  }

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    for (const address of onPhones) {
      test(`axe finds nothing on ${address} in ${colorMode}`, async ({ page }) => {
        await expectNoViolations(page, address, colorMode);
      });
    }

    test(`axe finds nothing in the open menu in ${colorMode}`, async ({ page }) => {
      await setColorMode(page, colorMode);
      await visit(page, "/about");
      await page.getByRole("button", { name: "Open menu" }).tap();
      await page.getByRole("dialog", { name: "Menu" }).locator("summary").first().tap();
      await expectNoViolationsNow(page);
    });
  });

  test(`axe finds nothing in an open submenu and in the open search in ${colorMode}`, async ({ page }) => {
    await setColorMode(page, colorMode);
    await visit(page, "/about");
    await page.getByRole("button", { name: "Explore" }).hover();
    await expect(page.getByRole("link", { name: "Concepts" }).first()).toBeVisible();
    await expectNoViolationsNow(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolationsNow(page);
  });
}

async function expectNoViolations(page: Page, address: string, colorMode: string): Promise<void> {
  await setColorMode(page, colorMode);
  await visit(page, address);
  await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorMode}\\b`));
  await expectNoViolationsNow(page);
}

function setColorMode(page: Page, colorMode: string) {
  return page.addInitScript((mode) => localStorage.setItem("nuxt-color-mode", mode), colorMode);
}

async function expectNoViolationsNow(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(summary)).toEqual([]);
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function summary({ id, help, nodes }: Violation) {
  return { id, help, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) };
}
