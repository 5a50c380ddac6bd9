import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { weighHtml } from "./page-weight.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

/** Bytes after gzip, without styles: all changes with their words, sources and drawings. Why it may have more than a text: decision 0110. */
const LARGEST_HTML = 30_000;

test("the time line keeps to its bytes", async ({ baseURL }) => {
  for (const path of LOCALES.map((locale) => localized("/timeline", locale)))
    expect(await weighHtml(baseURL ?? "", path), path).toBeLessThanOrEqual(LARGEST_HTML);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("roles and years of the picture are links that narrow the list, and keep the focus", async ({ page }) => {
    await page.goto("/timeline");
    const choice = page.getByRole("navigation", { name: "Choose by role and year" });
    for (const name of ["Miners", "2025"]) {
      const link = choice.getByRole("link", { name });
      await link.press("Enter");
      await expect(link).toHaveAttribute("aria-current", "true");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe("/timeline?role=miner&year=2025");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["2025"]);
    await expect(page.getByRole("heading", { name: "The first halving" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "A subnet can be paid for together" })).toHaveCount(0);
    await expect(choice.getByRole("link", { name: "Miners" })).toHaveAttribute("aria-current", "true");
  });
});

test("a change has an address, and opens the lab in the state of that day", async ({ page }) => {
  await visit(page, "/timeline#tao-flow");
  const change = page.locator("#tao-flow");
  await expect(change).toBeInViewport();
  await change.getByRole("link", { name: "Try it in the lab" }).click();
  await expect(page).toHaveURL(/\/lab\/subnet-emission\?s=2~r\.flow/);
  await untilReactIsThere(page);
  await expect(page.getByRole("button", { name: "Outflow under the flow rule", pressed: true })).toBeVisible();
});

test("a choice without a new document leaves the page where it is", async ({ page }) => {
  await visit(page, "/timeline");
  await untilReactIsThere(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.getByRole("main").getByRole("link", { name: "Developers" }).click();
  await expect(page).toHaveURL("/timeline?role=developer");
  await expect(page.getByRole("heading", { name: "The first halving" })).toHaveCount(0);
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Developers" })).toBeVisible();
});
