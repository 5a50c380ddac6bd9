import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { BUDGET, weighPage } from "./page-weight.ts";

/**
 * A measurement, run by `npm run bench`: what a concept page costs its reader. `node e2e/weigh-page.ts told`, for the page of
 * quality, tells the goals and asks for none: what is shown there is what was measured.
 */
const isTold = process.argv[2] === "told";
const CONCEPT_PATH = "/concepts/consensus/yuma-consensus";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  const weight = await weighPage(await browser.newPage(), site.origin, CONCEPT_PATH);
  for (const [part, label] of [
    ["html", "HTML"],
    ["css", "CSS"],
    ["javascript", "all JavaScript it loads"],
  ] as const) {
    const kilobytes = weight[part] / 1000;
    const goal = atMost(kilobytes, BUDGET[part] / 1000, "kB");
    printFigure(`${CONCEPT_PATH}, gzip: ${label}`, `${kilobytes.toFixed(1)} kB`, isTold ? goal.text : goal);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
