import type { Page } from "@playwright/test";

/**
 * Has the browser draw what is not near the screen, too (`content-visibility: auto`): it would take new colors only when it is
 * looked at, and a picture of a whole page would have gaps.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
