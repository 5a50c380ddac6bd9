import type { Page } from "@playwright/test";
import { expect, test, visit } from "./visitor.ts";

/** What one hears, and where the focus is, when what was pressed has had its effect. */
test("undoing a lab's only change keeps the focus and says what holds again", async ({ page }) => {
  await visitLab(page);
  const said = page.locator("[data-announcement]");
  const undo = page.getByRole("button", { name: "Undo" });
  const redo = page.getByRole("button", { name: "Redo" });
  await expect(undo).toBeDisabled();
  const before = /^For 100 τ you receive/;
  await page.getByRole("slider", { name: "Amount you give" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(said).not.toBeEmpty();
  await expect(said).not.toHaveText(before);

  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await expect(said).toHaveText(before);
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(before);

  await page.keyboard.press("Tab");
  await expect(redo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(redo).toBeDisabled();
  await expect(said).not.toHaveText(before);
});

test("after a guess the focus is on what comes next, and on the answers again after forgetting it", async ({
  page,
}) => {
  await visitLab(page);
  const panel = page.getByRole("region", { name: "Predict first" });
  await panel.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await panel.getByRole("button", { name: "Show what happens" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button").last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("radio").first()).toBeFocused();
});

test("a guess remembered from before takes no focus", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lab-pool-guess", "1"));
  await visitLab(page);
  await expect(page.getByRole("region", { name: "Predict first" }).getByRole("radio")).toHaveCount(0);
  await expect(page.locator("body")).toBeFocused();
});

test("the button that shows a password says of which field", async ({ page }) => {
  await visit(page, "/login");
  await expect(page.getByRole("button", { name: "Show password", exact: true })).toHaveAccessibleDescription(
    "Password",
  );
});

/** Where React has taken over: until then a slider moves and nothing follows. */
async function visitLab(page: Page): Promise<void> {
  await visit(page, "/lab/pool");
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
}
