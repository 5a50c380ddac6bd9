import { expect, test } from "./visitor.ts";

test.use({ javaScriptEnabled: false });

test("the menus open", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/about");
  const concepts = page.getByRole("banner").getByRole("link", { name: "Concepts" }).filter({ visible: true });
  await expect(concepts).toHaveCount(0);
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("banner").locator("summary").filter({ hasText: "Explore" }).tap();
  } else {
    await page.getByRole("button", { name: "Explore" }).click();
  }
  await concepts.click();
  await expect(page).toHaveURL(/\/concepts$/);
});

test("the search in the bar opens, and its form leads to the results", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByPlaceholder("Search anything here...")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Sources", exact: true })).toBeHidden();
  await page.keyboard.type("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=yuma$/);
});

test("the search finds something and lists it", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("main").getByPlaceholder("Search anything here...").fill("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=yuma/);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("the page shows the system's color mode, and no button that could do nothing", { tag: "@phone" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await expect(page.getByRole("button", { name: /Switch to/ }).filter({ visible: true })).toHaveCount(0);
  const root = page.locator("html");
  const { colorScheme, backgroundColor } = await root.evaluate((element) => {
    const { colorScheme, backgroundColor } = getComputedStyle(element);
    return { colorScheme, backgroundColor };
  });
  expect(colorScheme).toContain("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await expect(root).not.toHaveCSS("background-color", backgroundColor);
});
