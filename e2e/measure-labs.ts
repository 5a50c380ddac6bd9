import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { atMost, median, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { gzipBytes } from "./page-weight.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { visit } from "./visitor.ts";

/** A measurement, run by `npm run bench`: how long a slider's step keeps scripts busy, and what a lab weighs. */
const STEPS = 50;
const WARM_UP = 10;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  const labs = (await listSitemapPaths(site.origin, "en")).filter(
    (address) => address.startsWith("/lab/") && !["/lab/ask", "/lab/terminal"].includes(address),
  );
  const elsewhere = await scriptsOf(await browser.newPage(), `${site.origin}/lab`);
  for (const lab of labs.toSorted()) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const own = (await scriptsOf(page, `${site.origin}${lab}`)).filter((script) => !elsewhere.includes(script));
    await page.locator(".lab-frame[data-ready]").waitFor();
    const milliseconds = await moveSlider(page, await page.context().newCDPSession(page));
    const sizes = await Promise.all(own.map((script) => gzipBytes(site.origin, script)));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    printFigure(
      `${lab}: scripting for a step of a slider, median of ${STEPS}`,
      `${milliseconds.toFixed(1)} ms`,
      atMost(milliseconds, 16, "ms"),
    );
    printFigure(`${lab}: JavaScript of its own, gzip`, `${kilobytes.toFixed(1)} kB`, atMost(kilobytes, 60, "kB"));
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** Each step is a key pressed on the first slider, and the frames until its outcome is drawn. */
async function moveSlider(page: Page, session: CDPSession): Promise<number> {
  await session.send("Performance.enable");
  await page.getByRole("slider").first().focus();
  const times: number[] = [];
  for (let step = 0; step < WARM_UP + STEPS; step += 1) {
    const before = await scriptSeconds(session);
    await page.keyboard.press(step % 2 === 0 ? "ArrowLeft" : "ArrowRight");
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    times.push(((await scriptSeconds(session)) - before) * 1000);
  }
  return median(times.slice(WARM_UP));
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
}

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await visit(page, address);
  return [...scripts];
}
