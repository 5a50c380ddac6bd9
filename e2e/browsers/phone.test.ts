import type { Page } from "@playwright/test";
import { expect, settle, untilReactIsThere, visit } from "../visitor.ts";
import { test } from "./older-browser.ts";

test("the menu opens, closes by its button and by Escape, and gives the focus back", async ({ page, complaints }) => {
  await visit(page, "/about");
  const opener = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const close of [
    () => menu.getByRole("button", { name: "Close menu" }).tap(),
    () => page.keyboard.press("Escape"),
  ]) {
    await opener.tap();
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // What lies behind it cannot be reached.
    expect(await menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await close();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the menu's sections fold and unfold, and its links are followed", async ({ page }) => {
  await visit(page, "/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [name, path] of [
    ["Concepts", "/concepts"],
    ["Guides", "/guides"],
  ] as const) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    const section = menu.locator("summary, button[aria-expanded]").filter({ hasText: "Explore" });
    const link = menu.getByRole("link", { name });
    await expect(link).toBeHidden();
    await section.tap();
    await expect(link).toBeVisible();
    await section.tap();
    await expect(link).toBeHidden();
    await section.tap();
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await untilReactIsThere(page);
  }
});

test("the search opens, closes by its button and by Escape, gives the focus back, and finds", async ({
  page,
  complaints,
}) => {
  await visit(page, "/about");
  const opener = searchIn(page.getByRole("banner")).filter({ visible: true });
  const search = page.getByRole("dialog", { name: "Search" });
  for (const close of [
    () => search.getByRole("button", { name: "Close" }).tap(),
    () => page.keyboard.press("Escape"),
  ]) {
    await opener.tap();
    await expect.poll(() => search.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(search.getByRole("combobox")).toBeFocused();
    await close();
    await expect(search).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.tap();
  await page.keyboard.type("yuma");
  await search.getByRole("option").first().tap();
  await expect(search).toBeHidden();
  await expect(page).not.toHaveURL(/\/about$/);
  expect(complaints).toEqual([]);
});

test("the search opens in place of the menu, and Escape leads back to the bar", async ({ page }) => {
  await visit(page, "/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).tap();
  await searchIn(menu).tap();
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(menu).toBeHidden();
  await settle(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

function searchIn(part: ReturnType<Page["getByRole"]>) {
  return part.getByRole("button", { name: "Search", exact: true });
}
