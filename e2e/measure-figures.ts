import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { chromium, type Locator, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { untilReactIsThere } from "./visitor.ts";

/**
 * A measurement, run by `npm run bench`: whether a figure answers a drag at once where the processor is four times slower, as
 * a count of tasks of more than 50 ms. `node e2e/measure-figures.ts clip gate` measures those alone.
 */
const SLOWER = 4;
const STEPS = 40;

const asked = process.argv.slice(2);
const names = FIGURES.filter((name) => asked.length === 0 || asked.includes(name));
const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  let moved = 0;
  let longTasks = 0;
  for (const name of names) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin}/figures/${name}`);
    await untilReactIsThere(page);
    const figure = page.locator(`figure[data-figure="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    const grip = figure.getByRole("slider").first();
    // Some are tapped, or typed into, and have nothing to drag.
    const isDragged = (await grip.count()) > 0;
    if (isDragged) {
      const long = await countLongTasks(page, grip);
      moved += 1;
      longTasks += long;
      if (long > 0) console.log(`  ${name}: ${long} long tasks`);
    }
    await page.close();
  }
  if (moved === 0) throw new Error("expected figures that are dragged, got none");
  printFigure(
    `tasks of more than 50 ms while ${moved} figures are dragged, ${STEPS} steps each, ${SLOWER} × slower`,
    String(longTasks),
    atMost(longTasks, 0),
  );
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The grip goes to and fro under the mouse; the first steps, in which code is still compiled, count as well. */
async function countLongTasks(page: Page, grip: Locator): Promise<number> {
  await grip.waitFor();
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const seen = window as unknown as { longTasks: number };
    seen.longTasks = 0;
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: "longtask" });
  });
  const box = await grip.boundingBox();
  if (!box) throw new Error("expected a grip that is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const away = 40 * Math.sin((step / STEPS) * 2 * Math.PI);
    await page.mouse.move(x + away, y + away);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
}
