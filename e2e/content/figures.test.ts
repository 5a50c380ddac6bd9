import { readFile } from "node:fs/promises";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { DESKTOP, PHONE } from "../devices.ts";
import { noteShifts, totalShift } from "../layout-shift.ts";
import { loadedDocuments } from "../loaded-documents.ts";
import { localized } from "../localized.ts";
import { moveFigure } from "../move-figure.ts";
import { listNamesOnOthers } from "../names-on-others.ts";
import { IS_FULL, partOf, sampleOf } from "../sample.ts";
import { expectTouchTargets } from "../touch-targets.ts";
import { expect, settle, test, untilReactIsThere, visit, visitAtRest } from "../visitor.ts";

const PAGE = "/concepts/consensus/yuma-consensus";
/** Of a sample every eighth, each in one language, by turns; in full, all in all languages. */
const WOKEN = sampleOf(partOf(8, FIGURES), LOCALES);
/** In full, a test for each language: they take long. */
const TESTS = IS_FULL ? Map.groupBy(WOKEN, ([, locale]) => locale) : new Map([["by turns", WOKEN]]);
const MOST_MINUTES = 20;
const NARROWEST = { width: 320, height: 700 };
const FIGURE_CODE = /-figure-[^/]+\.js$/;
/** No letter of a picture is smaller on the screen, in pixels. */
const SMALLEST_LETTER = 12;

test("React takes over what the server drew of a figure, one with time plays, and it can be saved", async ({
  page,
}) => {
  await noteShifts(page);
  for (const path of [PAGE, "/concepts/tokens-and-emission/tao-supply-and-halving"]) {
    await visitAtRest(page, path);
    const drawn = await page.locator("figure[data-figure] svg").first().elementHandle();
    await untilReactIsThere(page);
    await expect(page.locator("figure[data-figure] [role='slider']").first()).toBeAttached();
    expect(await drawn?.evaluate((picture) => picture.isConnected), path).toBe(true);
    await page.locator("figure[data-figure]").last().scrollIntoViewIfNeeded();
    await settle(page);
    expect(await totalShift(page), `${path}: how far what is shown moved`).toBe(0);
  }
  await test.step("a page that is come to by a link has its figures from the start, and nothing moves", async () => {
    for (const [from, to, figures] of [
      ["/concepts/consensus", PAGE, 2],
      ["/figures", "/figures/clip", 1],
    ] as const) {
      await visit(page, from);
      await untilReactIsThere(page);
      const documents = loadedDocuments(page);
      const before = await page.title();
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route(FIGURE_CODE, async (route) => {
        await isReleased;
        await route.continue();
      });
      const isAsked = page.waitForRequest(FIGURE_CODE);
      await page.locator(`main a[href="${to}"]`).first().click();
      await isAsked;
      await settle(page);
      expect(await page.title(), "while its figures are on their way").toBe(before);
      release();
      await expect(page).not.toHaveTitle(before);
      expect(await page.locator("figure[data-figure] svg").count(), to).toBe(figures);
      const atFirst = await totalShift(page);
      await settle(page);
      expect((await totalShift(page)) - atFirst, `${to}: how far what is shown moved`).toBe(0);
      expect(documents, "no document was loaded").toEqual([]);
      await page.unroute(FIGURE_CODE);
    }
  });
  await test.step("one with time plays to its end, unless its reader wants less motion", async () => {
    await visit(page, "/figures/blocks");
    await untilReactIsThere(page);
    const figure = page.locator("figure[data-figure='blocks']");
    await expect(figure.getByRole("slider")).toBeAttached();
    const play = figure.getByRole("button", { name: "Play" });
    await expect(play).toBeHidden();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const atFirst = await figure.locator("p").first().textContent();
    await play.click();
    await expect(figure.getByRole("slider")).toHaveValue((await figure.getByRole("slider").getAttribute("max")) ?? "");
    await expect(play).toHaveAttribute("aria-pressed", "false");
    await expect(figure.locator("p").first()).not.toHaveText(atFirst ?? "");
  });
  await test.step("it is saved as SVG and, drawn by the browser, as PNG", async () => {
    await visit(page, "/figures/clip");
    await page.getByText("Save it as a picture").click();
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole(name.startsWith("SVG") ? "link" : "button", { name, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const svg = await saved("SVG: agreed");
    expect(svg.name).toBe("clip-agreed.svg");
    expect(svg.bytes.toString()).toContain("/figures/clip</text>");
    const png = await saved("PNG: As it begins");
    expect(png.name).toBe("clip.png");
    // Its width and height stand behind the signature and the name of the first chunk.
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([4 * 424, 4 * 326]);
    expect(png.bytes.length, "something is drawn").toBeGreaterThan(20_000);
  });
  await test.step("one whose code does not come stays as the server drew it, on a page that works", async () => {
    await page.route(FIGURE_CODE, (route) => route.abort());
    await visitAtRest(page, PAGE);
    const drawn = await page.locator("figure[data-figure] svg").first().elementHandle();
    await untilReactIsThere(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await drawn?.evaluate((picture) => picture.isConnected)).toBe(true);
    await expect(page.locator("figure[data-figure]").first()).toHaveClass(/figure/);
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ ...PHONE, viewport: NARROWEST });

  for (const [which, figures] of TESTS)
    test(`each figure wakes where it stands, is sound asleep, awake and moved, and can be read and touched: ${which}`, async ({
      page,
    }) => {
      test.setTimeout(MOST_MINUTES * 60_000);
      expect(figures.length).toBeGreaterThan(4);
      await noteShifts(page);
      for (const [name, locale] of figures)
        await test.step(`${name}, ${locale}`, async () => {
          await page.setViewportSize(NARROWEST);
          await visitAtRest(page, localized(`/figures/${name}`, locale));
          await expectNoViolationsInBothModes(page);
          await untilReactIsThere(page);
          const figure = page.locator(`figure[data-figure="${name}"]`);
          await figure.scrollIntoViewIfNeeded();
          await settle(page);
          expect(await totalShift(page), "how far what is shown moved").toBe(0);
          await expectTouchTargets(page);
          expect(await figure.locator("svg").first().evaluate(listSmallLetters, SMALLEST_LETTER)).toEqual([]);
          expect(await listNamesOnOthers(figure.locator("svg"))).toEqual([]);
          for (const size of [NARROWEST, PHONE.viewport, DESKTOP.viewport])
            await expectStillWhileMoved(page, figure, size);
          await page.setViewportSize(NARROWEST);
          await figure.locator("summary").click();
          await expect(figure.getByRole("table")).toBeVisible();
          await expectNoViolationsInBothModes(page);
        });
    });
});

/** What of the page is moved is within the figure: nothing else, and no word of it. */
async function expectStillWhileMoved(page: Page, figure: Locator, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await figure.locator("figcaption").scrollIntoViewIfNeeded();
  await settle(page);
  let known = await totalShift(page);
  const moving: string[] = [];
  await moveFigure(figure, async (what) => {
    const shift = await totalShift(page);
    if (shift > known) moving.push(what);
    known = shift;
  });
  expect.soft(moving, `what moves something else at ${size.width}`).toEqual([]);
}

function listSmallLetters(picture: SVGElement, smallest: number): string[] {
  return [...picture.querySelectorAll("text")].flatMap((label) => {
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0);
    return size < smallest - 0.05 ? [`${size.toFixed(1)} px: ${label.textContent}`] : [];
  });
}

test("a figure can be moved by keys and by pointer, and says what it shows", { tag: "@phone" }, async ({ page }) => {
  await visit(page, PAGE);
  await untilReactIsThere(page);
  const figure = page.locator("figure[data-figure='clip']");
  const grip = figure.getByRole("slider", { name: "Weight of validator A" });
  await grip.scrollIntoViewIfNeeded();
  await expect(grip).toHaveAttribute("aria-valuetext", "0.80");

  await grip.focus();
  await page.keyboard.press("PageUp");
  await expect(grip).toHaveAttribute("aria-valuetext", "0.90");
  await expect(figure.getByRole("status")).toContainText("0.90");
  await page.keyboard.press("Home");
  await expect(figure).toContainText("A gives 0.00; nothing of it is cut.");

  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error("the grip is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 60, { steps: 4 });
  await page.mouse.up();
  await expect(grip).not.toHaveAttribute("aria-valuetext", "0.00");
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);

  await figure.getByText("As a table").click();
  await expect(figure.getByRole("table")).toBeVisible();
  await expectNoViolationsInBothModes(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a figure shows its first state, and its table opens", async ({ page }) => {
    await page.goto(PAGE);
    const figure = page.locator("figure:has(svg pattern)");
    await expect(figure).toContainText("only 0.60 counts");
    await expect(figure.getByRole("slider")).toHaveCount(0);
    await figure.getByText("As a table").click();
    await expect(figure.getByRole("row")).toHaveCount(4);
  });
});
