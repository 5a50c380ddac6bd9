import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { expect, test, visit } from "./visitor.ts";

const WIDTHS = [320, 640, 768, 820, 900, 1024, 1200];

for (const locale of LOCALES) {
  test(`the bar fits screens of every width, in ${locale}`, async ({ page }) => {
    await visit(page, localized("/about", locale));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `sideways at ${width}`).toBeLessThanOrEqual(0);
      const bar = page.getByRole("banner").locator("a, button").filter({ visible: true });
      for (const box of await bar.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))) {
        expect(box.left, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(box.right, `at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
}
