import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

test("the subnets follow what is typed, and the field stays where one types", async ({ page }) => {
  await visit(page, "/subnets");
  await untilReactIsThere(page);
  const field = page.getByRole("searchbox", { name: "Name, number or word" });
  const rows = page.getByRole("table", { name: "Subnets" }).getByRole("row");
  await field.pressSequentially("targ");
  await expect(page).toHaveURL(/\/subnets\?q=targ$/);
  await expect(rows.filter({ hasText: "Targon" })).toHaveCount(1);
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await field.pressSequentially("on");
  await expect(page).toHaveURL(/\/subnets\?q=targon$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("targon");
  await field.fill("");
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
});
