import type { Page, Route } from "@playwright/test";
import { DESKTOP, type Device, PHONE } from "./devices.ts";
import { gzipBytes } from "./page-weight.ts";
import { expect, settle, test, untilReactIsThere } from "./visitor.ts";
import { listFonts } from "./visual/drawn-with.ts";

/** How far what is on the screen may move at a change of pages, as browsers count it. */
const LARGEST_SHIFT = 0.01;
/** How much higher or lower a page may be in our fonts than in those that stand in for them, of its height. */
const LARGEST_DIFFERENCE = 0.02;
/** What fonts may weigh together, in bytes. */
const MOST_BYTES = 80_000;

/** As the fonts call themselves. */
const OURS = { text: "Atkinson Hyperlegible Next", display: "Besley" };

/** A page of each kind, and those of which a paragraph breaks differently in our face: they would move by up to 0.065. */
const VISITS: Record<Device, readonly string[]> = {
  phone: ["/", "/subnets", "/concepts/foundations/networks-and-nodes", "/fr/articles/reading-a-chain-figure"],
  desktop: [
    "/de/concepts/consensus/yuma-consensus",
    "/de/articles/what-a-halving-changes",
    "/get-started/make-a-first-stake",
  ],
};

for (const [device, paths] of Object.entries(VISITS)) {
  test.describe(device, () => {
    test.use({ ...(device === "phone" ? PHONE : DESKTOP), reducedMotion: "no-preference" });
    for (const path of paths)
      test(`fonts that come late move nothing and are light: ${path}`, async ({ page, baseURL }) => {
        const fonts = await holdFonts(page);
        await noteShifts(page);
        await arriveWithoutFonts(page, path);
        expect(fonts.paths.size).toBeGreaterThan(1);
        const before = await totalShift(page);

        await fonts.letGo();
        expect(await totalShift(page)).toBe(before);
        expect(await listFonts(page, "h1")).not.toContain(OURS.display);

        // Until all is laid out, the height of a page is guessed.
        await settle(page);
        const heightWithout = await heightOf(page);
        await reloadWithFonts(page);
        expect(Math.abs((await heightOf(page)) / heightWithout - 1)).toBeLessThanOrEqual(LARGEST_DIFFERENCE);

        const sizes = await Promise.all([...fonts.paths].map((font) => gzipBytes(baseURL ?? "", font)));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
      });
  });
}

test("fonts that come late are there for the next page, whether or not it is another document", async ({ page }) => {
  const fonts = await holdFonts(page);
  await noteShifts(page);
  await arriveWithoutFonts(page, "/concepts/consensus/yuma-consensus");
  await fonts.letGo();
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

/** A page that is drawn and alive before any of our fonts is there. */
async function arriveWithoutFonts(page: Page, path: string): Promise<void> {
  // What a page loads ends with its fonts.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await untilReactIsThere(page);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
}

/** What is in the browser's cache is there in time, unless the machine has so much to do that even that takes too long. */
async function reloadWithFonts(page: Page): Promise<void> {
  // The cache is not used as long as requests are watched.
  await page.unrouteAll();
  await expect(async () => {
    await page.reload();
    expect(await listFonts(page, "h1")).toContain(OURS.display);
    expect(await listFonts(page, "main p")).toContain(OURS.text);
  }).toPass();
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Fonts are asked for, and not answered until they are let go. */
async function holdFonts(page: Page) {
  const paths = new Set<string>();
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\.woff2$/, (route) => {
    paths.add(new URL(route.request().url()).pathname);
    if (!isHolding) return route.continue();
    held.push(route);
  });
  return {
    paths,
    async letGo() {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
      await page.waitForFunction(() => document.fonts.status === "loaded");
    },
  };
}

declare global {
  interface Window {
    /** What has moved so far without anybody's doing. */
    readShifts: () => number;
  }
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ("value" in entry) total += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.readShifts = () => {
      add(observer.takeRecords());
      return total;
    };
  });
}

/** Once what is there has been laid out and painted. */
function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.readShifts();
  });
}
