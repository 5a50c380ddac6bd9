import { readFile } from "node:fs/promises";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { expectNoViolations, expectNoViolationsInBothModes } from "../axe.ts";
import { PHONE } from "../devices.ts";
import { localized } from "../localized.ts";
import { listNamesOnOthers } from "../names-on-others.ts";
import { partOf, SAMPLE, takeSample } from "../sample.ts";
import { expectTouchTargets } from "../touch-targets.ts";
import { expect, settle, test, untilReactIsThere, visit, visitAtRest } from "../visitor.ts";

const PAGE = "/concepts/consensus/yuma-consensus";
/** Of a sample every eighth; in full, all. Each in one language, by turns. */
const WOKEN = takeSample(SAMPLE, partOf(8, FIGURES), LOCALES);
const MOST_MINUTES = 12;
const NARROWEST = { width: 320, height: 700 };
/** No letter of a picture is smaller on the screen, in pixels. */
const SMALLEST_LETTER = 12;

declare global {
  interface Window {
    /** Sum of all shifts of the layout, those before it is asked for included. */
    shift: number;
  }
}

function countShift(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

test("React takes over what the server drew of a figure, one with time plays, and it can be saved", async ({
  page,
}) => {
  for (const path of [PAGE, "/concepts/tokens-and-emission/tao-supply-and-halving"]) {
    await visitAtRest(page, path);
    await page.evaluate(countShift);
    const drawn = await page.locator("figure[data-figure] svg").first().elementHandle();
    await untilReactIsThere(page);
    await expect(page.locator("figure[data-figure] [role='slider']").first()).toBeAttached();
    expect(await drawn?.evaluate((picture) => picture.isConnected), path).toBe(true);
    await page.locator("figure[data-figure]").last().scrollIntoViewIfNeeded();
    await settle(page);
    expect(await page.evaluate(() => window.shift), `${path}: how far what is shown moved`).toBe(0);
  }
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
});

test.describe("on the narrowest phone", () => {
  test.use({ ...PHONE, viewport: NARROWEST });

  test("each figure wakes where it stands, is sound asleep and awake, and can be read and touched", async ({
    page,
  }) => {
    test.setTimeout(MOST_MINUTES * 60_000);
    expect(WOKEN.length).toBeGreaterThan(4);
    for (const [name, locale] of WOKEN)
      await test.step(`${name}, ${locale}`, async () => {
        await visitAtRest(page, localized(`/figures/${name}`, locale));
        await expectNoViolations(page);
        await page.evaluate(countShift);
        await untilReactIsThere(page);
        const figure = page.locator(`figure[data-figure="${name}"]`);
        await figure.scrollIntoViewIfNeeded();
        await settle(page);
        expect(await page.evaluate(() => window.shift), "how far what is shown moved").toBe(0);
        await expectNoViolations(page);
        await expectTouchTargets(page);
        expect(await figure.locator("svg").first().evaluate(listSmallLetters, SMALLEST_LETTER)).toEqual([]);
        expect(await listNamesOnOthers(figure.locator("svg"))).toEqual([]);
      });
  });
});

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
