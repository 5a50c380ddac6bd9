import { cp, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { atMost, median, printFigure } from "../scripts/print-figure.mjs";
import { projectRoot } from "../scripts/project-paths.mjs";
import { startDevelopmentSite } from "./development-site.ts";
import { untilReactIsThere } from "./visitor.ts";

/**
 * A measurement, run by `npm run bench`: how long after a writer has saved a Markdown file the open page shows it, in each of two
 * browsers, under `npm run dev`. It begins before the file is written and ends when the words are in the page.
 */
const CHANGES = 15;
const WARM_UP = 3;
/** A writer saves, looks, and writes on; what the last change still had to do, such as filling the search, is over. */
const BETWEEN_MS = 8_000;
const TIMEOUT_MS = 60_000;

const PAGE = "/concepts/staking/staking";
const FILE = path.join("en", "concept", "staking.md");

const site = await startDevelopmentSite((folder) => cp(path.join(projectRoot, "content"), folder, { recursive: true }));
const browsers: Browser[] = [];
try {
  for (let count = 0; count < 2; count += 1)
    browsers.push(
      await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined }),
    );
  const pages: Page[] = [];
  for (const browser of browsers) pages.push(await openPage(browser));

  const file = path.join(site.contentFolder, FILE);
  const original = await readFile(file, "utf8");
  const durations: number[][] = pages.map(() => []);
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    const words = `Change number ${change} of the text.`;
    const shownAt = pages.map((page) => momentOf(page, words));
    const savedAt = performance.timeOrigin + performance.now();
    await writeFile(file, `${original}\n\n${words}\n`);
    const moments = await Promise.all(shownAt);
    if (change >= WARM_UP) for (const [index, moment] of moments.entries()) durations[index]?.push(moment - savedAt);
    await wait(BETWEEN_MS);
  }
  for (const [index, own] of durations.entries()) {
    printFigure(`browser ${index + 1}: from saving to showing, median of ${CHANGES}`, milliseconds(median(own)));
    const slowest = Math.max(...own);
    printFigure("slowest", milliseconds(slowest), atMost(slowest, 1000, "ms"));
  }
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  for (const browser of browsers) await browser.close();
  await site.stop();
}

/** Vite loads a page again when it finds out what it needs: the second time, it knows. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.origin + PAGE, { waitUntil: "networkidle", timeout: TIMEOUT_MS });
  const connected = page.waitForEvent("websocket", {
    predicate: (socket) => socket.url().endsWith("/graphql"),
    timeout: TIMEOUT_MS,
  });
  await page.goto(site.origin + PAGE, { waitUntil: "networkidle", timeout: TIMEOUT_MS });
  await (await connected).waitForEvent("framereceived", { timeout: TIMEOUT_MS });
  await untilReactIsThere(page);
  return page;
}

/** When words first stand in a page, in milliseconds since 1970. */
function momentOf(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("main")?.textContent?.includes(awaited)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );
}

function milliseconds(duration: number): string {
  return `${duration.toFixed(0)} ms`;
}
