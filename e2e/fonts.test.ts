import type { Page } from "@playwright/test";
import { DESKTOP, type Device, PHONE } from "./devices.ts";
import { noteShifts, totalShift } from "./layout-shift.ts";
import { gzipBytes } from "./page-weight.ts";
import { expect, settle, test, visit, visitAtRest } from "./visitor.ts";
import { listFonts } from "./visual/drawn-with.ts";

/** How far what is on the screen may move at a change of pages, as browsers count it. */
const LARGEST_SHIFT = 0.01;
/** How much higher or lower a page may be in our fonts than in their fallbacks, of its height. */
const LARGEST_DIFFERENCE = 0.02;
/** What fonts may weigh together, in bytes. */
const MOST_BYTES = 80_000;

/** As the fonts call themselves. */
const OURS = { text: "Atkinson Hyperlegible Next", display: "Besley", formulas: "Noto Sans Math" };

/** A text that tells a letter from the same one with a bar, read on a screen of the smallest pixels. */
const WITH_BARS = "/de/concepts/consensus/yuma-consensus";

/** A page of each kind, and those of which a paragraph breaks differently in our face: they would move by up to 0.065. */
const VISITS: Record<Device, readonly string[]> = {
  phone: ["/", "/subnets", "/concepts/foundations/networks-and-nodes", "/fr/articles/reading-a-chain-figure"],
  desktop: [WITH_BARS, "/de/articles/what-a-halving-changes", "/get-started/make-a-first-stake"],
};

for (const [device, paths] of Object.entries(VISITS)) {
  test.describe(device, () => {
    test.use({ ...(device === "phone" ? PHONE : DESKTOP), reducedMotion: "no-preference" });
    for (const path of paths)
      test(`a first visit fetches fonts for the next page, which is no other but for its letters: ${path}`, async ({
        page,
        baseURL,
      }) => {
        const fonts = noteFonts(page);
        await noteShifts(page);
        await visitAtRest(page, path);
        const { loadEventEnd } = await fetchedFonts(page);
        expect(fonts.map(({ pathname }) => pathname)).toHaveLength(2);
        expect(await startOfFirstFont(page), "asked for when the page is there").toBeGreaterThanOrEqual(loadEventEnd);
        expect(await totalShift(page)).toBe(0);
        expect(await listFonts(page, "h1")).not.toContain(OURS.display);

        // The font of formulas comes once somebody acts, where there are some.
        const hasFormulas = (await page.locator("math").count()) > 0;
        await page.mouse.wheel(0, 1);
        if (hasFormulas) await page.waitForFunction(() => localStorage.getItem("fonts")?.endsWith(" formulas"));
        expect(await totalShift(page)).toBe(0);

        // Until all is laid out, the height of a page is guessed.
        await settle(page);
        expect(new Set(fonts.map(({ pathname }) => pathname)).size).toBe(hasFormulas ? 3 : 2);
        const heightWithout = await heightOf(page);
        await reloadWithFonts(page);
        const letter = page.locator("math mi:visible").first();
        if (await letter.isVisible()) {
          await letter.evaluate((element) => element.setAttribute("id", "letter"));
          expect(await listFonts(page, "#letter")).toContain(OURS.formulas);
        }
        expect(Math.abs((await heightOf(page)) / heightWithout - 1)).toBeLessThanOrEqual(LARGEST_DIFFERENCE);
        if (path === WITH_BARS) await expectBarOverLetter(page);

        const files = new Set(fonts.map(({ pathname }) => pathname));
        const sizes = await Promise.all([...files].map((font) => gzipBytes(baseURL ?? "", font)));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
      });
  });
}

test("fonts are there for the next page, whether or not it is another document", async ({ page }) => {
  await noteShifts(page);
  await visit(page, "/concepts/consensus/yuma-consensus");
  await fetchedFonts(page);
  expect(await listFonts(page, "main p")).not.toContain(OURS.text);

  const isSameDocument = await page.evaluateHandle(() => document);
  const next = page.getByRole("main").getByRole("link", { name: "Consensus", exact: true }).first();
  await next.click();
  await expect(page).toHaveURL(/\/concepts\/consensus$/);
  await expect.poll(() => listFonts(page, "h1")).toContain(OURS.display);
  expect(await listFonts(page, "main p")).toContain(OURS.text);
  expect(await isSameDocument.evaluate((before) => before === document)).toBe(true);
  expect(await totalShift(page)).toBeLessThanOrEqual(LARGEST_SHIFT);

  await reloadWithFonts(page);
});

test("a reader who saves data is sent no fonts", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  const fonts = noteFonts(page);
  await visitAtRest(page, "/about");
  await settle(page);
  expect(fonts).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the browser asks for our fonts by itself", async ({ page }) => {
    const fonts = noteFonts(page);
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(fonts.length).toBeGreaterThan(0);
  });
});

/** The fonts that a page asks for. */
function noteFonts(page: Page): URL[] {
  const fonts: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(".woff2")) fonts.push(url);
  });
  return fonts;
}

/** Once the fonts have been fetched; when the page had been loaded, in milliseconds. */
async function fetchedFonts(page: Page): Promise<{ loadEventEnd: number }> {
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  return page.evaluate(() => {
    const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { loadEventEnd };
  });
}

function startOfFirstFont(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ startTime }) => startTime),
    ),
  );
}

/** What is in the browser's cache is there in time, unless the machine has so much to do that even that takes too long. */
async function reloadWithFonts(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    expect(await listFonts(page, "h1")).toContain(OURS.display);
    expect(await listFonts(page, "main p")).toContain(OURS.text);
  }).toPass();
}

/** A bar is seen over the first letter that has one. */
async function expectBarOverLetter(page: Page): Promise<void> {
  expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  const barred = page
    .locator("math mover:visible")
    .filter({ hasText: /[\u00AF\u203E]/ })
    .first();
  await barred.scrollIntoViewIfNeeded();
  await settle(page);
  const width = (await barred.locator("mi").first().boundingBox())?.width ?? Number.POSITIVE_INFINITY;
  expect(await longestLine(page, await barred.screenshot())).toBeGreaterThanOrEqual(0.6 * width);
}

/** The longest row of pixels in the upper half of a picture that are at least half as strong as its strongest. */
function longestLine(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d");
      context?.drawImage(drawn, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, drawn.width, drawn.height) ?? {};
      const lights = Array.from({ length: drawn.width * drawn.height }, (_, at) => data[at * 4 + 1] ?? 0);
      const [ground, ink] = [Math.max(...lights), Math.min(...lights)];
      let longest = 0;
      for (let row = 0; row < drawn.height / 2; row += 1) {
        let length = 0;
        for (let column = 0; column < drawn.width; column += 1) {
          const isStrong = (lights[row * drawn.width + column] ?? ground) <= (ground + ink) / 2;
          length = isStrong ? length + 1 : 0;
          longest = Math.max(longest, length);
        }
      }
      return longest;
    },
    [...picture],
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
