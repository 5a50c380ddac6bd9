import { LESSONS } from "@learn-bittensor/contract/lessons";
import type { Locator } from "@playwright/test";
import { answerEveryQuestion } from "../answer-quiz.ts";
import { pathOfRoute } from "../site-routes.ts";
import { expect, settle, test, visit } from "../visitor.ts";

/** Of A4 without its margins, in pixels. */
const PAGE_WIDTH = 673;
const PAGE_HEIGHT = 979;

test.beforeEach(async ({ page }) => page.emulateMedia({ media: "print", colorScheme: "dark" }));

test("a page on paper says where it is read; slides are a page each, without what is for the teacher alone, a sheet is one, too", async ({
  page,
}) => {
  await visit(page, pathOfRoute("/articles/:slug"));
  const address = page.locator("link[rel=canonical]");
  await expect(address).toBeVisible();
  const shown = await address.evaluate((link) => getComputedStyle(link, "::before").content);
  expect(shown).toBe(`"${await address.getAttribute("href")}"`);

  for (const lesson of LESSONS)
    await test.step(lesson, async () => {
      await visit(page, `/teach/${lesson}/slides`);
      await settle(page);
      const count = await page.locator(".slides_slide").count();
      expect(count).toBeGreaterThan(5);
      await expect(page.locator(".slides_notes").first()).toBeAttached();
      await expect(page.locator(".slides_notes, .slides_keys").filter({ visible: true })).toHaveCount(0);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
    });

  await page.setViewportSize({ width: PAGE_WIDTH, height: PAGE_HEIGHT });
  for (const lesson of LESSONS)
    await test.step(`${lesson}: the sheet for the class is a page, the answers are another one, the last`, async () => {
      await visit(page, `/teach/${lesson}`);
      const [sheet, answers] = [page.locator(".lesson-page_sheet"), page.locator(".lesson-page_answers")];
      await expect(sheet).toHaveCSS("break-before", "page");
      await expect(sheet).toHaveCSS("break-after", "page");
      expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(PAGE_HEIGHT);
      await expect(answers).toBeVisible();
      await expect(answers).toHaveCSS("break-before", "page");
      expect(await answers.evaluate((section) => section.nextElementSibling)).toBeNull();
    });
});

test("on paper is what one would read there, without what one would press", async ({ page }) => {
  await test.step("a term beside the text is told from its meaning", async () => {
    await visit(page, "/concepts/staking/staking");
    const term = page.locator(".side-notes dt").first();
    await expect(term).toBeVisible();
    expect(await term.evaluate((name) => getComputedStyle(name, "::after").content)).toBe('": "');
  });
  await test.step("a figure is its picture, in the colour of text, its sentence and caption, and nothing that moves it", async () => {
    await visit(page, "/concepts/consensus/bonds-and-dividends");
    const figure = page.locator("figure[data-figure]").first();
    const picture = figure.locator("svg");
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    const ink = await page
      .locator("main .rich-text p")
      .first()
      .evaluate((text) => getComputedStyle(text).color);
    expect(ink, "dark on white, in the dark mode as well").toMatch(
      /^rgb\((?:\d|[1-5]\d), (?:\d|[1-5]\d), (?:\d|[1-5]\d)\)$/,
    );
    await expect(picture.locator("text:not([class])").first()).toHaveCSS("fill", ink);
    await expect(figure.locator("figcaption")).toBeVisible();
    for (const gone of ["button", "input"]) await expect(figure.locator(gone).first(), gone).toBeHidden();
  });
  await test.step("a quiz is what it asks and what one may answer, until it has been answered", async () => {
    await visit(page, "/concepts/staking/staking");
    const quiz = page.locator("#quiz");
    await expect(quiz.getByRole("group").first()).toBeVisible();
    await expect(quiz.getByRole("radio").first()).toBeVisible();
    await expect(quiz.getByRole("button")).toBeHidden();
    await answerEveryQuestion(quiz);
    await quiz.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(quiz.getByText("Right answers:")).toBeAttached();
    await expect(quiz).toBeHidden();
  });
  await test.step("a comparison is without the list it was chosen from, and its links have addresses", async () => {
    await visit(page, "/subnets?compare=1,4");
    const comparison = page.locator(".subnet-comparison_table");
    await expect(comparison).toBeVisible();
    await expect(page.locator(".subnet-comparison_remove").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".subnet-table")).toBeHidden();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/subnets\?compare=1,4$/);
    const link = comparison.locator("a[rel~=noreferrer]").first();
    const after = await link.evaluate((website) => getComputedStyle(website, "::after").content);
    expect(after).toContain(`(${await link.getAttribute("href")})`);
  });
  await test.step("the list of subnets is without what one chooses with", async () => {
    await visit(page, "/subnets");
    await expect(page.locator(".subnet-table")).toBeVisible();
    for (const gone of [".filter-form", ".subnet-table_choice", ".compare-bar"])
      await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  });
  await test.step("a lab is what was set and what came of it, nothing over another", async () => {
    await page.setViewportSize({ width: PAGE_WIDTH, height: 900 });
    await visit(page, pathOfRoute("/lab/:slug"));
    await expect(page.locator("[data-ready]")).toBeVisible();
    const controls = [".lab-bar", ".lab-panel", ".lab-toolbar", ".lab-frame_live", ".slider", ".lab-charts_views"];
    for (const gone of [...controls, ".chart-numbers_take button"])
      await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
    const parts = page.locator(".lab-frame_outcome > :not([class*='sr-only'])");
    await expect(parts.last()).toBeVisible();
    const charts = page.locator(".chart-picture");
    for (const chart of await charts.all()) await expect(chart).toBeVisible();
    expect(await charts.count()).toBeGreaterThan(1);
    await expect(page.locator(".lab-frame_outcome details table").first()).toBeVisible();
    expect(await listOverlaps(parts)).toEqual([]);
    const picture = page.locator(".chart-picture").first();
    expect((await picture.boundingBox())?.height).toBeLessThan(PAGE_HEIGHT / 4);
    await expect(page.locator(".chart-figure").first()).toHaveCSS("break-inside", "auto");
    await expect(page.locator(".lab-frame_settings input:checked").first()).toHaveCSS("print-color-adjust", "exact");
  });
});

/** Parts that begin before the one above them ends. */
function listOverlaps(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part, index) => {
        const above = all[index - 1];
        return above && part.getBoundingClientRect().top < above.getBoundingClientRect().bottom - 1;
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}
