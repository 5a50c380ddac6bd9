import type { Page } from "@playwright/test";
import { loadedDocuments } from "./loaded-documents.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

const STORAGE_KEY = "nuxt-color-mode";

test("follows the system until the visitor chooses, also while the page is open", { tag: "@phone" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/about");
  await expectColorMode(page, { shown: "dark", preference: "system" });
  await page.emulateMedia({ colorScheme: "light" });
  await expectColorMode(page, { shown: "light", preference: "system" });
});

test("the toggle changes between light and dark, says what it will do, and is remembered", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).tap();

  await page.getByRole("button", { name: "Switch to dark mode" }).filter({ visible: true }).click();
  await expectColorMode(page, { shown: "dark", preference: "dark" });
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe("dark");

  await page.getByRole("button", { name: "Switch to light mode" }).filter({ visible: true }).click();
  await expectColorMode(page, { shown: "light", preference: "light" });
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe("light");

  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/concepts");
  await expectColorMode(page, { shown: "light", preference: "light" });
});

test("survives going from page to page without a load", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "dark"), STORAGE_KEY);
  const loads = loadedDocuments(page);
  await visit(page, "/concepts");
  await untilReactIsThere(page);
  if (isMobile) await page.getByRole("main").getByRole("link").first().tap();
  else await page.getByRole("main").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/concepts$/);
  await expectColorMode(page, { shown: "dark", preference: "dark" });
  expect(loads).toEqual(["/concepts"]);
});

test("another tab's choice is taken over", { tag: "@phone" }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  const other = await context.newPage();
  await visit(other, "/concepts");
  await other.evaluate((key) => localStorage.setItem(key, "dark"), STORAGE_KEY);
  await expectColorMode(page, { shown: "dark", preference: "dark" });
});

test("a value nobody chose counts as none", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "purple"), STORAGE_KEY);
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/about");
  await expectColorMode(page, { shown: "dark", preference: "system" });
});

test.describe("before any script file has arrived", { tag: "@phone" }, () => {
  for (const { stored, system, shown } of [
    { stored: "dark", system: "light", shown: "dark" },
    { stored: "light", system: "dark", shown: "light" },
    { stored: null, system: "dark", shown: "dark" },
  ] as const) {
    test(`stored ${stored ?? "nothing"}, system ${system}: ${shown} from the first moment, label included`, async ({
      page,
      isMobile,
    }) => {
      await page.route(/\.m?js$/, () => {
        // Never answered.
      });
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript(
        ([key, value]) => {
          if (value) localStorage.setItem(key, value);
          // The class at the moment the body begins: nothing has been painted before.
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            document.documentElement.dataset.classAtBody = document.documentElement.className;
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        },
        [STORAGE_KEY, stored] as const,
      );
      await page.goto("/about");
      expect(await page.locator("html").getAttribute("data-class-at-body")).toMatch(new RegExp(`\\b${shown}\\b`));
      if (isMobile) await page.getByRole("button", { name: "Open menu" }).tap();
      const label = shown === "dark" ? "Switch to light mode" : "Switch to dark mode";
      await expect(page.getByRole("button", { name: label }).filter({ visible: true })).toHaveCount(1);
    });
  }
});

async function expectColorMode(
  page: Page,
  { shown, preference }: { shown: string; preference: string },
): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveClass(new RegExp(`\\b${shown}\\b`));
  await expect(root).not.toHaveClass(new RegExp(`\\b${shown === "dark" ? "light" : "dark"}\\b`));
  await expect(root).toHaveAttribute("data-color-mode", preference);
  const expected = shown === "dark" ? "dark" : "light";
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toContain(expected);
}
