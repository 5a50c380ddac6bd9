import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { chromium, type Locator, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { handlesOf } from "./move-figure.ts";
import { untilReactIsThere } from "./visitor.ts";

/**
 * A measurement, run by `npm run bench`: whether a figure answers at once where the processor is four times slower, as a count of
 * tasks of more than 50 ms: all that can be dragged is, and all that can be chosen. `node e2e/measure-figures.ts clip gate` measures those alone.
 *
 * Chromium makes itself slower by waiting as long again as it ran by the clock: on a machine that does much else, a task that had to
 * wait for the processor counts four times. So tasks are counted by the processor's time as well, of which what else the machine
 * does is none.
 */
const SLOWER = 4;
const STEPS = 40;
const LONG_MS = 50;
const PRESS_MS = 60;
/** By then, a figure has its handles. */
const MOST_MS = 5_000;

const asked = process.argv.slice(2);
const names = FIGURES.filter((name) => asked.length === 0 || asked.includes(name));
const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  let moved = 0;
  const all = { byClock: 0, byProcessor: 0 };
  for (const name of names) {
    const long = await measureFigure(name);
    // One is typed into.
    if (long === null) continue;
    moved += 1;
    all.byClock += long.byClock;
    all.byProcessor += long.byProcessor;
    if (long.byClock > 0) console.log(`  ${name}: ${long.byClock} long tasks, ${long.byProcessor} of them by work`);
  }
  if (moved === 0) throw new Error("expected figures that are moved, got none");
  const what = `while ${moved} figures are moved, each handle ${STEPS} steps and each choice, ${SLOWER} × slower`;
  printFigure(`tasks of more than ${LONG_MS} ms ${what}`, String(all.byClock), atMost(all.byClock, 0));
  const { byProcessor } = all;
  printFigure(`of more than ${LONG_MS} ms of the processor`, String(byProcessor), atMost(byProcessor, 0));
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The long tasks of a page while its figure is moved; null where there is nothing to drag or to choose. */
async function measureFigure(name: string) {
  // As wide as a phone, and so high that all of a figure is in view.
  const page = await browser.newPage({ viewport: { width: 390, height: 1600 } });
  try {
    await page.goto(`${site.origin}/figures/${name}`);
    await untilReactIsThere(page);
    const figure = page.locator(`figure[data-figure="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    const { sliders, choices } = handlesOf(figure);
    await sliders
      .or(choices)
      .first()
      .waitFor({ state: "attached", timeout: MOST_MS })
      .catch(() => undefined);
    const handles = { sliders: await sliders.all(), choices: await choices.all() };
    return handles.sliders.length + handles.choices.length === 0 ? null : await countLongTasks(page, handles);
  } finally {
    await page.close();
  }
}

async function countLongTasks(page: Page, { sliders, choices }: { sliders: Locator[]; choices: Locator[] }) {
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
  await browser.startTracing(page, { categories: ["toplevel"] });
  for (const slider of sliders) await drag(page, slider);
  for (const choice of choices) {
    // By the mouse alone: what Playwright would look at in the page before it clicks, would count.
    const [x, y] = await middleOf(choice);
    // A finger or a mouse is there before it presses, and presses for a moment: not all of it in one task.
    await page.mouse.move(x, y);
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.click(x, y, { delay: PRESS_MS });
  }
  await page.waitForTimeout(300);
  const byClock = await page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
  return { byClock, byProcessor: countWork(JSON.parse(String(await browser.stopTracing()))) };
}

interface Trace {
  /** `tdur` is the processor's time of the thread, in microseconds. */
  traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
}

/** The tasks of pages that took so much of the processor. */
function countWork({ traceEvents }: Trace): number {
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === "ThreadControllerImpl::RunTask" && pages.has(threadOf(event)),
  );
  if (!tasks.some(({ tdur = 0 }) => tdur > 0)) throw new Error("expected tasks with the processor's time, got none");
  return tasks.filter(({ tdur = 0 }) => tdur > LONG_MS * 1000).length;
}

/** What is dragged goes to and fro under the mouse; the first steps, in which code is still compiled, count as well. */
async function drag(page: Page, grip: Locator): Promise<void> {
  const [x, y] = await middleOf(grip);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const away = 40 * Math.sin((step / STEPS) * 2 * Math.PI);
    await page.mouse.move(x + away, y + away);
  }
  await page.mouse.up();
}

async function middleOf(handle: Locator): Promise<[number, number]> {
  const box = await handle.boundingBox();
  if (!box) throw new Error("expected a handle that is drawn");
  return [box.x + box.width / 2, box.y + box.height / 2];
}
