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
 *
 * Chromium makes itself slower by waiting three times as long as it ran by the clock: on a machine that does much else, a task that
 * had to wait counts four times. Each figure is therefore dragged once more, as fast as the machine is, and its steps are counted in
 * processor time, of which what else the machine does is none: a quarter of 50 ms is what a step may take.
 */
const SLOWER = 4;
const STEPS = 40;
const LONG_MS = 50;

const asked = process.argv.slice(2);
const names = FIGURES.filter((name) => asked.length === 0 || asked.includes(name));
const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  let moved = 0;
  let longTasks = 0;
  let longSteps = 0;
  for (const name of names) {
    const busy = await onFigure(name, async (page, grip) => SLOWER * (await longestStep(page, grip)));
    // Some are tapped, or typed into, and have nothing to drag.
    if (busy === null) continue;
    const long = (await onFigure(name, countLongTasks)) ?? 0;
    moved += 1;
    longTasks += long;
    if (busy > LONG_MS) longSteps += 1;
    console.log(
      `  ${name.padEnd(24)}${long} long tasks, a step takes at most ${busy.toFixed(0)} ms of a processor so slow`,
    );
  }
  if (moved === 0) throw new Error("expected figures that are dragged, got none");
  const how = `while ${moved} figures are dragged, ${STEPS} steps each, ${SLOWER} × slower`;
  printFigure(
    `figures with a step of more than ${LONG_MS} ms of the processor, ${how}`,
    String(longSteps),
    atMost(longSteps, 0),
  );
  printFigure(`tasks of more than ${LONG_MS} ms by the clock ${how}`, String(longTasks), atMost(longTasks, 0));
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** What is measured of a figure on a page that is opened for it; null where there is nothing to drag. */
async function onFigure(name: string, measure: (page: Page, grip: Locator) => Promise<number>): Promise<number | null> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${site.origin}/figures/${name}`);
    await untilReactIsThere(page);
    const figure = page.locator(`figure[data-figure="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    const grip = figure.getByRole("slider").first();
    if ((await grip.count()) === 0) return null;
    await grip.waitFor();
    await page.waitForTimeout(500);
    return await measure(page, grip);
  } finally {
    await page.close();
  }
}

/** The most processor time, in milliseconds, that the page's thread takes for a step and the frame in which it is drawn. */
async function longestStep(page: Page, grip: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  let longest = 0;
  let last = await spent();
  await drag(page, grip, async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const now = await spent();
    longest = Math.max(longest, now - last);
    last = now;
  });
  return longest;
}

async function countLongTasks(page: Page, grip: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const seen = window as unknown as { longTasks: number };
    seen.longTasks = 0;
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: "longtask" });
  });
  await drag(page, grip);
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
}

/** The grip goes to and fro under the mouse; the first steps, in which code is still compiled, count as well. */
async function drag(page: Page, grip: Locator, afterStep?: () => Promise<void>): Promise<void> {
  const box = await grip.boundingBox();
  if (!box) throw new Error("expected a grip that is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const away = 40 * Math.sin((step / STEPS) * 2 * Math.PI);
    await page.mouse.move(x + away, y + away);
    await afterStep?.();
  }
  await page.mouse.up();
}
