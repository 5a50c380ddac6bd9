import type { Page } from "@playwright/test";

/**
 * Lets a page wait for our fonts, so that its picture does not depend on how busy the machine is: readers get a page without
 * the fonts that are not there by its first paint (decision 0050).
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({ response, body: styles.replaceAll(/font-display:\s*optional/g, "font-display:block") });
  });
}
