import type { Locator } from "@playwright/test";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { expect, test } from "../visitor.ts";
import { openPanel } from "./panel.ts";

test("what is meant comes first: a subnet for its number and its name, a title for its words", {
  tag: IN_FIREFOX,
}, async ({ page }) => {
  const { hits, field } = await openPanel(page);
  for (const typed of ["64", "SN 64", "subnet 64", "Chutes"])
    await test.step(typed, async () => {
      await typeAnew(field, hits, typed);
      await expect(hits.first()).toHaveAttribute("href", "/subnets/64");
      await expect(hits.first()).toContainText("Chutes");
    });
  await test.step("a name that is just what was typed, whatever its source", async () => {
    await typeAnew(field, hits, "Yuma Consensus");
    await expect(hits.first().locator("mark").first()).toHaveText("Yuma");
    await expect(hits.first()).toHaveAttribute("href", /\/yuma-consensus$/);
  });
});

test("what is no source is found by its title, in any language", async ({ page }) => {
  const { list, hits, field } = await openPanel(page);
  const beside = list.getByRole("group", { name: "Also here" }).getByRole("option");
  for (const [typed, href] of [
    ["Can I lose my stake?", /^\/faq#/],
    ["Bittensor whitepaper", "/resources/bittensor-whitepaper.pdf"],
    ["검증자", "/concepts/glossary#term-validator"],
  ] as const)
    await test.step(typed, async () => {
      await typeAnew(field, hits, typed);
      await expect(beside.first()).toHaveAttribute("href", href);
    });
});

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

/** Nothing is left then of what was found before. */
async function typeAnew(field: Locator, hits: Locator, typed: string): Promise<void> {
  await field.fill("");
  await expect(hits).toHaveCount(0);
  await field.pressSequentially(typed);
}
