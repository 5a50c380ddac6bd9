import { expect, test } from "../visitor.ts";
import { openPanel } from "./panel.ts";

for (const typed of ["64", "SN 64", "subnet 64", "Chutes"]) {
  test(`the subnet comes first for its number and its name: ${typed}`, async ({ page }) => {
    const { hits } = await openPanel(page);
    await page.keyboard.type(typed);
    await expect(hits.first()).toHaveAttribute("href", "/subnets/64");
    await expect(hits.first()).toContainText("Chutes");
  });
}

test("a name that is just what was typed comes first, whatever its source", async ({ page }) => {
  const { hits } = await openPanel(page);
  await page.keyboard.type("Yuma Consensus");
  await expect(hits.first().locator("mark").first()).toHaveText("Yuma");
  await expect(hits.first()).toHaveAttribute("href", /\/yuma-consensus$/);
});

const INJECTIONS = [
  "<script>alert(1)</script>",
  '"unclosed',
  "a* OR 1=1 --",
  "(((",
  "😀",
  "\u202eabc",
  "\\u0000",
  "[a-z",
];

test("whatever is typed, the engine answers it and the page stays quiet", async ({ page, complaints }) => {
  const { field } = await openPanel(page);
  for (const text of INJECTIONS) {
    const answered = page.waitForResponse("**/multi-search");
    await field.fill(text);
    expect((await answered).status(), text).toBe(200);
  }
  expect(complaints).toEqual([]);
});
