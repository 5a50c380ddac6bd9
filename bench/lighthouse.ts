import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { provideChromium } from "../scripts/find-chromium.mjs";
import { atLeast, atMost, median, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { untilSearchIsFilled } from "./until-search-is-filled.ts";

/**
 * What Lighthouse gives the pages most readers come to, as a phone on a slow network: the medians of five visits, each in a
 * browser that knows nothing yet. With anything below its goal, the measurement fails. `node bench/lighthouse.ts 1` visits each page
 * once and only tells performance, which depends on what else the machine does: `npm run test:full` asks for that.
 */
const GIVEN_VISITS = process.argv[2];
const VISITS = Number(GIVEN_VISITS ?? 5);
const PAGES = {
  home: "/",
  concept: "/concepts/consensus/yuma-consensus",
  subnets: "/subnets",
  guide: "/guides/first-wallet",
  search: "/search?q=yuma",
  lab: "/lab/yuma-consensus",
};
/** Results of searches are not to be listed by other search engines: the page says so, and is not to lose points by it. */
const NOT_LISTED = new Set(["search"]);
const BEST_PERFORMANCE = 99;
const LEAST_PERFORMANCE = 97;
const LARGEST_SHIFT = 0.01;
/** A browser that talks to nobody but the site. */
const CHROMIUM_FLAGS = [
  "--headless=new",
  ...CHROMIUM_ARGUMENTS,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** What Lighthouse says of one visit: points of 100, and by how much the page shifted. */
interface Scores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  shift: number;
  /** What costs points besides speed. */
  missed: string[];
}

const chromium = await provideChromium();
const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder);
try {
  // What the site does once after its start would otherwise take the time of the first page.
  await untilSearchIsFilled(site.origin);
  for (const [name, address] of Object.entries(PAGES)) {
    const visits: Scores[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitPage(name, `${site.origin}${address}`));
    report(name, visits);
  }
} finally {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** A browser now and then reports no paint at all; then another one is asked, and the figures say so. */
async function visitPage(name: string, address: string): Promise<Scores> {
  try {
    return await visitOnce(name, address);
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : error}; visited once more`);
    return visitOnce(name, address);
  }
}

async function visitOnce(name: string, address: string): Promise<Scores> {
  const browser = await launch({ chromeFlags: CHROMIUM_FLAGS, ...(chromium && { chromePath: chromium }) });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: "error",
      output: "json",
      skipAudits: NOT_LISTED.has(name) ? ["is-crawlable"] : null,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not visit ${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    const { categories, audits } = result.lhr;
    const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const missed = ["accessibility", "best-practices", "seo"].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    );
    return {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best-practices": points("best-practices"),
      seo: points("seo"),
      shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY,
      missed,
    };
  } finally {
    browser.kill();
  }
}

function report(name: string, visits: readonly Scores[]): void {
  const middle = (key: Exclude<keyof Scores, "missed">) => median(visits.map((scores) => scores[key]));
  const performance = middle("performance");
  const goal = GIVEN_VISITS ? `≥ ${BEST_PERFORMANCE}` : atLeast(performance, LEAST_PERFORMANCE);
  printFigure(`${name}: performance`, String(performance), goal);
  for (const key of ["accessibility", "best-practices", "seo"] as const) {
    printFigure(`${name}: ${key}`, String(middle(key)), atLeast(middle(key), 100));
  }
  const shift = middle("shift");
  printFigure(`${name}: cumulative layout shift`, shift.toFixed(3), atMost(shift, LARGEST_SHIFT));
  for (const audit of new Set(visits.flatMap(({ missed }) => missed))) console.log(`  ${name} misses ${audit}`);
}
