import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that look at colors, which are all that the color modes differ in. */
const RULES_OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Looks through the page as it is, with all rules but those of `except`. */
export async function expectNoViolations(page: Page, except: string[] = []): Promise<void> {
  await expectNone(new AxeBuilder({ page }).disableRules(except));
}

/** Looks through the page in the light color mode, and at its colors in the dark one. The page follows the system's mode. */
export async function expectNoViolationsInBothModes(page: Page): Promise<void> {
  await follow(page, "light");
  await expectNone(new AxeBuilder({ page }));
  await follow(page, "dark");
  await expectNone(new AxeBuilder({ page }).withRules(RULES_OF_COLORS));
}

async function follow(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  // Colors that are on their way are neither of the two.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => {
    return { id, help, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) };
  });
  expect(found).toEqual([]);
}
