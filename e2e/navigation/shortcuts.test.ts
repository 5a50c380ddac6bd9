import { expect, test, visit, visitAtRest } from "../visitor.ts";

test("a question mark opens the list of keys, also before React is there, and Escape closes it", async ({ page }) => {
  await visitAtRest(page, "/de/about");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Tastenkürzel" });
  await expect(list.getByText("Die Suche öffnen")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("it is found at the end of the page, and not opened by what is written", async ({ page }) => {
  await visit(page, "/search");
  await page.getByRole("main").getByRole("searchbox").press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeHidden();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(list).toBeVisible();
  await expect(page.locator("button[aria-keyshortcuts='/ Control+K Meta+K']").first()).toBeAttached();
});
