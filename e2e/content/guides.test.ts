import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../devices.ts";
import { GUIDE, readHalf } from "../learning/marks.ts";
import { expect, test, visit } from "../visitor.ts";

/** How far the middle of a step's first line may be from its number's, in pixels: letters have no middle. */
const NEARLY = 2;

for (const [device, settings] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(device, () => {
    test.use(settings);

    test("a step's title stands at the height of its number", async ({ page }) => {
      await visit(page, GUIDE);
      const distances = await page.locator(".guide-page_step").evaluateAll((steps) =>
        steps.map((step) => {
          const text = document.createRange();
          text.selectNodeContents(step.querySelector(".guide-page_step-title") ?? step);
          const line = text.getClientRects()[0] ?? new DOMRect();
          const number = Number.parseFloat(getComputedStyle(step, "::before").height);
          return line.y + line.height / 2 - (step.getBoundingClientRect().y + number / 2);
        }),
      );
      expect(distances.length).toBeGreaterThan(2);
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThanOrEqual(NEARLY);
    });
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the outline is folded, has a name, and says how many sections are read", async ({ page }) => {
    await visit(page, GUIDE);
    const { summary, links } = outlineOf(page);
    const read = summary.getByText("Read", { exact: true });
    await expect(summary).toContainText("Sections of this guide");
    await expect(links.first()).toBeHidden();
    await expect(read).toBeHidden();

    await readHalf(page, GUIDE);
    await visit(page, GUIDE);
    await expect(read).toBeVisible();
    const sections = await links.count();
    await expect(read).toHaveAttribute("data-of", String(sections));
    const finished = await read.locator("[data-finished]").count();
    expect(finished).toBeGreaterThan(0);
    expect(finished).toBeLessThan(sections);
    await summary.click();
    await expect(links.first()).toBeVisible();
    await expect(page.locator(".guide-outline > li[data-state='finished']")).toHaveCount(finished);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the outline unfolds, and leads to each section", async ({ page }) => {
      await page.goto(GUIDE);
      const { summary, links } = outlineOf(page);
      await expect(links.first()).toBeHidden();
      await summary.click();
      const title = await links.first().textContent();
      await links.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    });
  });
});

test("the section being read is marked in the outline; on the page of one section, that one stays marked", async ({
  page,
}) => {
  await visit(page, GUIDE);
  const { links } = outlineOf(page);
  for (const at of [1, 0]) {
    await page
      .locator(".guide-page_section")
      .nth(at)
      .evaluate((section) => section.scrollIntoView());
    await expect(page.locator(".guide-outline [aria-current]")).toHaveCount(1);
    await expect(links.nth(at)).toHaveAttribute("aria-current", "location");
  }

  await links.nth(1).click();
  const current = page.locator(".guide-outline [aria-current=page]");
  await expect(current).toHaveText((await links.nth(1).textContent()) ?? "");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("scrollend", resolve, { once: true });
        window.scrollTo({ top: document.documentElement.scrollHeight });
      }),
  );
  await expect(current).toHaveCount(1);
});

function outlineOf(page: Page) {
  const outline = page.locator("details:has(.guide-outline)");
  return { summary: outline.locator("summary"), links: outline.locator(".guide-outline a") };
}
