import { expect, test } from "../visitor.ts";
import { aConcept, mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { listenForClosing, openPanel, openPanelWithStoppedClock } from "./panel.ts";

const HOVER_OUT_DELAY_MS = 500;
const LARGEST_HEIGHT_REM = 37.5;

test("the search button opens and closes it", async ({ page }) => {
  const { dialog } = await openPanel(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await expect(dialog).toBeVisible();
  await button.click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
});

test("a click elsewhere closes it, one inside does not", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog, hits, list } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(hits).toHaveCount(3);
  await list.getByText("Concepts", { exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(100, 700);
  await expect(dialog).toBeHidden();
});

test("it closes 500 ms after the pointer has left it, and not before", async ({ page }) => {
  const { dialog, field } = await openPanelWithStoppedClock(page);
  await field.hover();
  await page.mouse.move(100, 800);
  await page.clock.runFor(HOVER_OUT_DELAY_MS - 1);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog).toBeHidden();
});

test("it stays for a pointer that comes back in time, and for whoever goes on typing", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog, field } = await openPanelWithStoppedClock(page);
  await field.hover();
  await page.mouse.move(100, 800);
  await page.clock.runFor(HOVER_OUT_DELAY_MS - 1);
  await field.hover();
  await page.clock.runFor(4 * HOVER_OUT_DELAY_MS);
  await expect(dialog).toBeVisible();

  await page.mouse.move(100, 800);
  await page.clock.runFor(HOVER_OUT_DELAY_MS - 1);
  await page.keyboard.type("s");
  await page.clock.runFor(4 * HOVER_OUT_DELAY_MS);
  await expect(dialog).toBeVisible();
});

test("it stays for a pointer that was never in it, such as one that has opened it and is out of the way", async ({
  page,
}) => {
  const { dialog } = await openPanelWithStoppedClock(page);
  await page.mouse.move(100, 800);
  await page.clock.runFor(10 * HOVER_OUT_DELAY_MS);
  await expect(dialog).toBeVisible();
});

test("it stays for a pointer that has not moved while the panel became smaller under it", async ({ page }) => {
  const { dialog, sourcesButton, sources } = await openPanelWithStoppedClock(page);
  await sourcesButton.click();
  await expect(sources).toBeVisible();
  const teams = sources.getByText("Teams");
  await teams.hover();
  await page.keyboard.press("Escape");
  await expect(sources).toBeHidden();
  // The browser tells of the element that is now under the pointer when it has drawn the page anew.
  await page.screenshot();
  await page.clock.runFor(4 * HOVER_OUT_DELAY_MS);
  await expect(dialog).toBeVisible();
});

test("it closes behind a focus that goes on to the page", async ({ page }) => {
  const { dialog, sourcesButton } = await openPanel(page);
  await page.keyboard.press("Tab");
  await expect(sourcesButton).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog).toBeHidden();
  await expect(page.locator(":focus")).toBeVisible();
});

test("it is 37.5 rem high at most, and what does not fit is scrolled to", async ({ page }) => {
  const many = (prefix: string) => Array.from({ length: 5 }, (_, index) => aConcept(`${prefix} ${index}`));
  await mockEngine(page, {
    concept: many("Concept").map((concept) => ({ ...concept, description: "About it. ".repeat(20) })),
    guide: many("Guide"),
  });
  const { dialog, hits, field } = await openPanel(page);
  await page.keyboard.type("a");
  await expect(hits).toHaveCount(10);
  await expect(hits.last()).not.toBeInViewport();
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(LARGEST_HEIGHT_REM * rem);
  await page.keyboard.press("ArrowUp");
  await expect(hits.last()).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("what is being searched for is forgotten when it closes", async ({ page }) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { dialog } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("st");
  const untilTold = await listenForClosing(dialog);
  await page.mouse.click(100, 800);
  await untilTold();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
});

test("with a key held, a hit opens in a tab of its own and the panel stays", async ({ page, context }) => {
  await mockEngine(page, { subnet: ONE_OF_EACH.subnet ?? [] });
  const { hits, dialog } = await openPanel(page);
  await page.keyboard.type("st");
  const opened = context.waitForEvent("page");
  await hits.first().click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/subnets\/64$/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});
