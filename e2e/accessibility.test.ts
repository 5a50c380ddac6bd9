import { AxeBuilder } from "@axe-core/playwright";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { expect, test, visit } from "./visitor.ts";

const inEnglish = readSiteRoutes().map(({ path }) => path);
const translated = ["/", pathOfRoute("/concepts/:category/*")].flatMap((path) =>
  LOCALES.filter((locale) => locale !== "en").map((locale) => localized(path, locale)),
);

for (const colorMode of ["light", "dark"] as const) {
  for (const address of [...inEnglish, ...translated]) {
    test(`axe finds nothing on ${address} in ${colorMode}`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem("nuxt-color-mode", mode), colorMode);
      await visit(page, address);
      await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorMode}\\b`));

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(summary)).toEqual([]);
    });
  }
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function summary({ id, help, nodes }: Violation) {
  return { id, help, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) };
}
