import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { LAUNCH_ARGUMENTS } from "./launch-arguments.ts";
import { BUDGET, weighPage } from "./page-weight.ts";

/** A measurement, run by `npm run bench`: what a concept page costs its reader. */
const CONCEPT_PATH = "/concepts/consensus/yuma-consensus";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  const weight = await weighPage(await browser.newPage(), site.origin, CONCEPT_PATH);
  for (const [part, label] of [
    ["html", "HTML"],
    ["css", "CSS"],
    ["javascript", "all JavaScript it loads"],
  ] as const) {
    printFigure(
      `${CONCEPT_PATH}, gzip: ${label}`,
      `${(weight[part] / 1000).toFixed(1)} kB`,
      `≤ ${BUDGET[part] / 1000} kB`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
