import type { Locator, Page } from "@playwright/test";
import { pathOfRoute } from "../site-routes.ts";
import { expect, test, twoFrames, visit } from "../visitor.ts";

const longPage = pathOfRoute("/concepts/:category/*");

test("the bar stays up to 50 px, hides below, and returns on the way up", { tag: "@phone" }, async ({ page }) => {
  await visit(page, longPage);
  const bar = page.getByRole("banner");
  await scrollTo(page, 50);
  await expect(bar).toBeInViewport();
  await scrollTo(page, 60);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 600);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 590);
  await expect(bar).toBeInViewport();
  await scrollTo(page, 700);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 20);
  await expect(bar).toBeInViewport();
});

test("the bar is there for whoever reaches it by keyboard", { tag: "@phone" }, async ({ page }) => {
  await visit(page, longPage);
  await scrollTo(page, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Learn Bittensor" })).toBeFocused();
  await expect(page.getByRole("banner")).toBeInViewport();
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY), "the page stays where it was").toBe(600);
});

test("while an overlay is open the bar stays and the page behind it does not scroll", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await visit(page, longPage);
  await scrollTo(page, 600);
  await scrollTo(page, 400);
  const bar = page.getByRole("banner");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await clickWhereItIs(page, bar.getByRole("button", { name: isMobile ? "Open menu" : "Search" }));
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press("End");
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await expect(bar).toBeInViewport();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expect(bar).toBeInViewport();
});

for (const key of ["Tab", "Shift+Tab"]) {
  test(`what has the focus is never behind the bar: ${key} through a page`, { tag: "@phone" }, async ({ page }) => {
    await visit(page, longPage);
    if (key === "Shift+Tab") {
      await page.getByRole("contentinfo").getByRole("link").last().focus();
    }
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press(key);
      await twoFrames(page);
      expect(await page.evaluate(findHiddenFocus)).toBeNull();
    }
  });
}

test("a heading that is linked to is not behind the bar", { tag: "@phone" }, async ({ page }) => {
  await visit(page, longPage);
  const heading = page.locator("main h2[id]").last();
  await page.goto(`${longPage}#${await heading.getAttribute("id")}`);
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole("banner").elementHandle();
  const belowBar = () =>
    heading.evaluate(
      (element, above) => element.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? Infinity),
      bar,
    );
  await expect.poll(belowBar).toBeGreaterThanOrEqual(0);
});

/** As a hand does it: without having the page scrolled first. */
async function clickWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("expected something visible to click, got nothing");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await twoFrames(page);
}

/** Describes the focused element if the bar, or the edge of the window, hides its beginning; else null. */
function findHiddenFocus(): string | null {
  const focused = document.activeElement;
  const bar = document.querySelector("header");
  if (!focused || focused === document.body || !bar || bar.contains(focused)) return null;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const barBottom = Math.max(0, bar.getBoundingClientRect().bottom);
  const isSkipLink = focused.matches("a[href^='#']") && focused.closest("main") === null;
  if (isSkipLink || height === 0) return null;
  // What is taller than the window cannot be there as a whole.
  const fits = height <= innerHeight - barBottom;
  const isHidden = bottom <= barBottom || top >= innerHeight || (fits && top < barBottom - 1);
  return isHidden ? `${focused.outerHTML.slice(0, 120)} at ${top}–${bottom}, the bar ends at ${barBottom}` : null;
}
