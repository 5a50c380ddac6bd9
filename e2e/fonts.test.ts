import type { Page, Route } from "@playwright/test";
import { DESKTOP, type Device, PHONE } from "./devices.ts";
import { localized } from "./localized.ts";
import { gzipBytes } from "./page-weight.ts";
import { expect, test, untilReactIsThere } from "./visitor.ts";

/** How far what is on the screen may move when the fonts arrive, as browsers count it, and what they may weigh together. */
const LARGEST_SHIFT = 0.01;
const MOST_BYTES = 80_000;

const CONCEPT = "/concepts/consensus/yuma-consensus";
/** Pages of each kind in the three languages that our fonts are cut for. On a phone most lines are broken, and Lighthouse looks there. */
const VISITS: Record<Device, readonly string[]> = {
  phone: [
    ...["/", CONCEPT, "/subnets", "/guides/first-wallet"].flatMap(alsoInGerman),
    "/concepts/foundations/why-bittensor",
    "/de/concepts/consensus/weights",
    "/fr/concepts/roles-and-keys/key-swaps",
    "/guides/running-a-miner",
    "/fr/guides",
    "/privacy-policy",
  ],
  desktop: [
    ...["/", CONCEPT].flatMap(alsoInGerman),
    "/de/guides/following-emissions",
    "/fr/guides/choosing-a-validator",
    "/de/articles/reading-a-chain-figure",
    "/fr/get-started/see-how-value-is-measured",
  ],
};

for (const [device, paths] of Object.entries(VISITS)) {
  test.describe(device, () => {
    test.use({ ...(device === "phone" ? PHONE : DESKTOP), reducedMotion: "no-preference" });
    for (const path of paths)
      test(`fonts that come late move nothing and are light: ${path}`, async ({ page, baseURL }) => {
        const fonts = await holdFonts(page);
        await noteShifts(page);
        // What a page loads ends with its fonts.
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await untilReactIsThere(page);
        expect(fonts.paths.size).toBeGreaterThan(1);
        expect(await page.evaluate(() => document.fonts.status)).toBe("loading");

        await fonts.letGo();
        await page.waitForFunction(
          () =>
            document.fonts.status === "loaded" &&
            document.fonts.check("16px Atkinson") &&
            document.fonts.check("16px Besley"),
        );
        expect(await totalShift(page)).toBeLessThanOrEqual(LARGEST_SHIFT);

        const sizes = await Promise.all([...fonts.paths].map((font) => gzipBytes(baseURL ?? "", font)));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
      });
  });
}

function alsoInGerman(english: string): string[] {
  return [english, localized(english, "de")];
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
