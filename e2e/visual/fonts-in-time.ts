import type { Page } from "@playwright/test";
import { rewriteStyles } from "../rewrite-styles.ts";

/**
 * Sets a page in our fonts, and lets it wait for them, so that its picture does not depend on how busy the machine is: readers get
 * a page without the fonts that have not been fetched before it (decision 0062).
 */
export async function waitForFonts(page: Page): Promise<void> {
  await rewriteStyles(page, (styles) =>
    styles.replaceAll(/font-display:\s*optional/g, "font-display:block").replaceAll(":root[data-fonts]", ":root"),
  );
}
