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

for (const [typed, href] of [
  ["Can I lose my stake?", /^\/faq_legacy#/],
  ["Bittensor whitepaper", "/resources/bittensor-whitepaper.pdf"],
  ["검증자", "/concepts/glossary#term-validator"],
] as const) {
  test(`what is no source is found by its title, in any language: ${typed}`, async ({ page }) => {
    const { list } = await openPanel(page);
    await page.keyboard.type(typed);
    const beside = list.getByRole("group", { name: "Also here" }).getByRole("option");
    await expect(beside.first()).toHaveAttribute("href", href);
  });
}

test("the texts that answer stand below, with the sentence", async ({ page }) => {
  const { list } = await openPanel(page);
  await page.keyboard.type("recovery words");
  const answered = list.getByRole("group", { name: "Answered in our texts" }).getByRole("option");
  await expect(answered.first().locator("mark").first()).toBeVisible();
  await answered.first().click();
  await expect(page).not.toHaveURL(/\/about$/);
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
