import type { Locator, Page } from "@playwright/test";
import { pathOfRoute } from "../site-routes.ts";
import { expect, twoFrames, untilReactIsThere, visit } from "../visitor.ts";

export const CONCEPT = pathOfRoute("/concepts/:category/*");
export const GUIDE = pathOfRoute("/guides/*");

/** The marks below a page's title, in English; those below its text are the same ones again, and the only ones that a phone shows at once. */
export function marksOf(page: Page): { read: Locator; bookmark: Locator; status: Locator } {
  const marks = page.locator(".learning-marks").filter({ visible: true }).first();
  return {
    read: marks.getByRole("button", { name: /^Mark(ed)? as read$/ }),
    bookmark: marks.getByRole("button", { name: /^Bookmark(ed)?$/ }),
    status: marks.getByRole("status"),
  };
}

export async function expectMarks(page: Page, expected: { isRead: boolean; isBookmarked: boolean }): Promise<void> {
  const { read, bookmark } = marksOf(page);
  // What the device stores, the application shows.
  await untilReactIsThere(page);
  await expect(read).toHaveAccessibleName(expected.isRead ? "Marked as read" : "Mark as read");
  await expect(bookmark).toHaveAccessibleName(expected.isBookmarked ? "Bookmarked" : "Bookmark");
}

/** Reads on to the middle of a page, and leaves it. */
export async function readHalf(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator("main article").evaluate((article) => {
    const { top, height } = article.getBoundingClientRect();
    scrollTo(0, scrollY + top + height / 2 - innerHeight);
  });
  await twoFrames(page);
}

/** The part of the learner's page under a title. */
export function partOf(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** What the device stores of one's learning. */
export function listStored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("learning/")));
}
