import type { Locator, Page } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";

const SLIDES = "/teach/what-an-order-costs/slides";

test("slides go on by keys, fill the screen without what is for the teacher alone, and a second window goes along", async ({
  page,
  context,
  browser,
  complaints,
}) => {
  await visit(page, SLIDES);
  await untilReactIsThere(page);
  const { deck, slides, notes, keys } = partsOf(page);
  const count = await slides.count();
  expect(count).toBeGreaterThan(5);
  await deck.focus();
  for (const [key, place] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowLeft", 1],
    ["End", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => currentOf(slides), key).toBe(place);
  }

  const desk = await context.newPage();
  await visit(desk, SLIDES);
  await untilReactIsThere(desk);
  await page.bringToFront();
  await test.step("a full screen begins with the slide that was there", async () => {
    await deck.focus();
    for (const key of ["Home", "PageDown", "PageDown", "f"]) await page.keyboard.press(key);
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
    for (const key of ["Home", "f"]) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => deck.evaluate((whole) => document.fullscreenElement === whole)).toBe(true);
  await expect(deck).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 });
  await expect(notes.or(keys).filter({ visible: true })).toHaveCount(0);
  const onDesk = partsOf(desk);
  await expect.poll(() => currentOf(onDesk.slides)).toBe(1);
  await expect(onDesk.notes.first()).toBeVisible();

  await test.step("the keys of a picture on a slide move the picture", async () => {
    const grip = slides.nth(2).getByRole("slider").first();
    await grip.focus();
    const before = await grip.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowLeft");
    await expect(grip).not.toHaveAttribute("aria-valuetext", before ?? "");
    await expect.poll(() => currentOf(slides)).toBe(2);
  });

  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(notes.first()).toBeVisible();
  await expect(keys).toBeVisible();

  await test.step("without scripts they are one page to read, with figures and notes, and nothing that does nothing", async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(SLIDES);
    const parts = partsOf(plain);
    await expect(parts.slides.last()).toBeVisible();
    await expect(parts.slides.locator("figure svg").first()).toBeVisible();
    expect(await parts.notes.filter({ visible: true }).count()).toBeGreaterThan(3);
    await expect(parts.keys).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

function partsOf(page: Page) {
  const deck = page.getByRole("region", { name: "Slides of the lesson" });
  return {
    deck,
    slides: deck.getByRole("article"),
    notes: deck.locator(".slides_notes"),
    keys: deck.locator(".slides_keys"),
  };
}

/** The first slide that begins on the screen: the one that is shown, of which nothing is above it. */
function currentOf(slides: Locator): Promise<number> {
  return slides.evaluateAll((all) => all.findIndex((slide) => slide.getBoundingClientRect().top > -2));
}
