import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, visit } from "../visitor.ts";
import { STATES } from "./states.ts";

for (const colorMode of ["light", "dark"] as const) {
  for (const [state, address] of Object.entries(STATES)) {
    test(`axe finds nothing: ${state}, in ${colorMode}`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem("nuxt-color-mode", mode), colorMode);
      await visit(page, address);
      await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorMode}\\b`));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  }
}
