import { expect, test, visit } from "./visitor.ts";

const TITLE = "What can I mine with what I have?";

test("the list shows what one can mine with what one has, and says on the page what it takes", async ({ page }) => {
  await visit(page, "/subnets");
  const found = page.getByRole("status").filter({ hasText: "subnets" });
  const all = Number.parseInt((await found.textContent()) ?? "", 10);
  await page.getByText(TITLE).click();
  await page.getByLabel("Memory of my graphics card").selectOption({ label: "No graphics card" });
  await page.getByLabel("What I know").selectOption({ label: "Programming" });
  await page.getByRole("search", { name: "Filter subnets" }).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/subnets\?(?=.*\bgpu=0\b)(?=.*\bskill=software\b)/);
  await expect(found).not.toHaveText(`${all} subnets`);
  const fewer = Number.parseInt((await found.textContent()) ?? "", 10);
  expect(fewer).toBeGreaterThan(0);
  expect(fewer).toBeLessThan(all / 2);

  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Share of emission" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(table.getByText("What mining takes")).toHaveCount(fewer);

  const row = table.getByRole("row").filter({ hasText: "No graphics card" }).first();
  await row.getByRole("rowheader").getByRole("link").click();
  await expect(page).toHaveURL(/\/subnets\/[\w-]+$/);
  await expect(page.getByRole("term").filter({ hasText: "What mining takes" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "No graphics card" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is a form like any other, and stays open with what was chosen", async ({ page }) => {
    await page.goto("/ko/subnets?gpu=24&open=1");
    await expect(page.locator("details[open] select[name=gpu]")).toHaveValue("24");
    await expect(page.locator("select[name=open]")).toHaveValue("1");
    const response = await page.request.get("/ko/subnets?gpu=24&open=1");
    expect(response.headers()["cache-control"]).toContain("private");
  });
});
