import { expect, settle, test, visit } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel, openPanelWithStoppedClock } from "./panel.ts";

const DEBOUNCE_MS = 300;
const DELAY_BEFORE_FOLLOWING_MS = 50;

for (const how of ["click", "Enter"] as const) {
  test(`a hit is gone to 50 ms after it was chosen, without a load of the page: ${how}`, { tag: "@phone" }, async ({
    page,
  }) => {
    await mockEngine(page, { subnet: [{ name: "Chutes", mainnetId: 64, locale: "en" }] });
    const { hits, dialog, list } = await openPanelWithStoppedClock(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.type("chu");
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveCount(1);
    if (how === "click") await hits.first().click();
    else {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await expect(list).toHaveAttribute("data-following");
    await page.clock.runFor(DELAY_BEFORE_FOLLOWING_MS - 1);
    await expect(page).toHaveURL(/\/about$/);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/subnets\/64$/);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => Object.hasOwn(window, "isSameDocument"))).toBe(true);
  });
}

test("Enter opens the results of what was typed, also when nothing was found yet", { tag: "@phone" }, async ({
  page,
}) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { dialog, field } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("a & b");
  await page.keyboard.press("Enter");
  await page.clock.resume();
  await expect(page).toHaveURL(/\/search\?q=a\+%26\+b$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("a & b");
  await expect(dialog).toBeHidden();
  await settle(page);
  await page.keyboard.press("/");
  await expect(field).toHaveValue("");
  expect(asked).toEqual([]);
});

test("the link below the hits opens all results", { tag: "@phone" }, async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { dialog } = await openPanel(page);
  await page.keyboard.type("stake");
  await dialog.getByRole("link", { name: "All results for “stake”" }).click();
  await expect(page).toHaveURL(/\/search\?q=stake$/);
  await expect(dialog).toBeHidden();
});

test("where the panel cannot be loaded, its form still opens the results", { tag: "@phone" }, async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route(/search-panel[^/]*\.js/, (route) => route.abort());
  await visit(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
  await expect(page.getByPlaceholder("Search anything here...").filter({ visible: true })).toBeFocused();
  await expect.poll(() => errors.filter((text) => text.startsWith("search: the panel"))).not.toEqual([]);
  await page.keyboard.type("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=yuma$/);
});

test("Enter in an empty field goes nowhere", { tag: "@phone" }, async ({ page }) => {
  const { dialog } = await openPanel(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("  ");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});
