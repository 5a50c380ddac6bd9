import { expect, settle, test } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel } from "./panel.ts";

test("what was searched last is offered again, on this device only", async ({ page }) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { dialog, hits, field } = await openPanel(page);
  const recent = dialog.getByRole("list", { name: "Recent searches" });
  await expect(recent).toBeHidden();
  await page.keyboard.type("stake");
  await expect(hits).toHaveCount(3);
  await hits.filter({ hasText: "Stake works" }).click();
  await expect(page).toHaveURL(/\/subnets\/64$/);
  await settle(page);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=yuma$/);
  await settle(page);
  await page.keyboard.press("/");
  await expect(recent.getByRole("button")).toHaveText(["yuma", "stake"]);
  expect(await page.context().cookies()).toEqual([]);

  await page.keyboard.type("s");
  await expect(recent).toBeHidden();
  await field.fill("");
  await expect(field).toBeHidden();
  await page.keyboard.press("/");
  await recent.getByRole("button", { name: "stake" }).click();
  await expect(field).toHaveValue("stake");
  await expect(field).toBeFocused();
  await expect(hits).toHaveCount(3);
  await expect.poll(() => asked.at(-1)?.queries[0]?.q).toBe("stake");
});

test("they are forgotten at a press of a button", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("recent-searches", '["one","two"]'));
  const { dialog, field } = await openPanel(page);
  await expect(dialog.getByRole("list", { name: "Recent searches" }).getByRole("button")).toHaveText(["one", "two"]);
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect(dialog.getByText("Recent searches")).toBeHidden();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();
});

test("the search works where the browser stores nothing", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  const { hits } = await openPanel(page);
  await page.keyboard.type("stake");
  await hits.filter({ hasText: "Stake works" }).click();
  await expect(page).toHaveURL(/\/subnets\/64$/);
});
