import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ask, openAccount } from "../bench/open-account.ts";
import { LOCALES, untilSearchIsFilled } from "../bench/until-search-is-filled.ts";
import { atMost, between, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { createAsking } from "./ask-site.ts";
import { createRandom } from "./fuzz/create-random.ts";
import { keepPace } from "./keep-pace.ts";
import { type Learner, nextRequest } from "./soak/soak-visitors.ts";
import { createThirds, growthOf, meanOf, type Part, p99Ms } from "./soak/thirds.ts";

/**
 * Readers, searchers and learners, `--minutes` long, at four fifths of what the built site answers at most: nothing fails, memory
 * stays as it is, and cached pages come as fast at the end as in the middle.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, "peak-seconds": { type: "string", default: "30" } },
});
const seconds = Number(values.minutes) * 60;

const PART_OF_PEAK = 0.8;
const AT_ONCE = 16;
const LEARNERS = 20;
const LOOK_EVERY_MS = 2_000;
/** Memory of the last third is that of the second, give or take so many percent. */
const MEMORY_PERCENT = 5;
/** What only a machine of its own would keep more evenly. */
const SLOWER_PERCENT = 20;
const MOST_SHOWN = 20;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-soak-"));
const site = await startSite(dataFolder, {
  // Visitors come from many networks, each with what it may ask for.
  settings: { LOG_LEVEL: "error", TRUST_PROXY: "true", CLIENT_BUDGET: "3000", OPS_PORT: "0" },
});
const { ask: askSite, close } = createAsking(site.origin, AT_ONCE);
try {
  const operators = /operators ask at (\S+)/.exec(site.log())?.[1] ?? "";
  const known = { origin: site.origin, ...(await learnWhatThereIs()) };
  const random = createRandom(1, 1);
  const failed: string[] = [];
  const put = async (part: Part) => {
    const request = nextRequest(random, known);
    const since = performance.now();
    const status = await askSite(request).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    part.answers += 1;
    if (request.kind === "cached page")
      part.cached.record(Math.max(1, Math.round((performance.now() - since) * 1_000)));
    if (status === 200) return;
    part.errors += 1;
    failed.push(`${request.method} ${request.target}: ${status}`);
  };

  // Every page is cached, and every part of the site has been used, before anything is measured.
  for (const target of known.paths) await askSite({ method: "GET", target, headers: {} });
  const peakSeconds = Number(values["peak-seconds"]);
  await keepPace({ seconds: peakSeconds / 2, perSecond: null, atOnce: AT_ONCE }, () => put(createThirds(1).at(0)));
  const atPeak = createThirds(peakSeconds);
  await keepPace({ seconds: peakSeconds, perSecond: null, atOnce: AT_ONCE }, () => put(atPeak.at(0)));
  const peak = atPeak.at(0).answers / peakSeconds;
  const loadBefore = loadavg();

  const thirds = createThirds(seconds);
  const startedAt = performance.now();
  const looking = setInterval(async () => {
    const part = thirds.at((performance.now() - startedAt) / 1_000);
    part.residentMb.push(await readResidentMb(operators));
  }, LOOK_EVERY_MS);
  await keepPace({ seconds, perSecond: PART_OF_PEAK * peak, atOnce: AT_ONCE }, (now) => put(thirds.at(now)));
  clearInterval(looking);

  const [first, second, last] = thirds.parts;
  if (!first || !second || !last) throw new Error("expected three thirds");
  const loadOf = (loads: number[]) => loads.map((load) => load.toFixed(1)).join(" ");
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${values.minutes} minutes, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()},`,
  );
  console.log(
    `${(totalmem() / 2 ** 30).toFixed(0)} GB; visitors on the same machine; its load before ${loadOf(loadBefore)}, after ${loadOf(loadavg())}`,
  );
  console.log(`peak ${peak.toFixed(0)} answers/s; asked for ${(PART_OF_PEAK * peak).toFixed(0)} /s\n`);
  console.log("| | first third | second third | last third |\n| --- | --- | --- | --- |");
  const row = (what: string, tell: (part: Part) => string) =>
    console.log(`| ${what} | ${[first, second, last].map(tell).join(" | ")} |`);
  row("answers", ({ answers }) => String(answers));
  row("answers a second", (part) => (part.answers / part.seconds).toFixed(0));
  row("errors", ({ errors }) => String(errors));
  row("cached pages, median", ({ cached }) => `${(cached.percentile(50) / 1_000).toFixed(1)} ms`);
  row("cached pages, p99", (part) => `${p99Ms(part).toFixed(1)} ms`);
  row("resident memory", ({ residentMb }) => `${meanOf(residentMb).toFixed(0)} MB`);
  console.log();
  for (const line of [
    ...failed.slice(0, MOST_SHOWN),
    ...site
      .log()
      .split("\n")
      .filter((line) => line.includes('"level":"error"')),
  ])
    console.log(`  ${line}`);
  printFigure("errors, the measurement of the peak included", String(failed.length), atMost(failed.length, 0));
  const memory = growthOf(meanOf(second.residentMb), meanOf(last.residentMb));
  printFigure(
    "resident memory, last third to second",
    `${memory.toFixed(1)} %`,
    between(memory, [-MEMORY_PERCENT, MEMORY_PERCENT], "%"),
  );
  const slower = growthOf(p99Ms(second), p99Ms(last));
  printFigure(
    "p99 of cached pages, last third to second",
    `${slower.toFixed(1)} %`,
    atMost(slower, SLOWER_PERCENT, "%"),
  );
} finally {
  close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function learnWhatThereIs() {
  await untilSearchIsFilled(site.origin);
  const paths: string[] = [];
  for (const locale of LOCALES) {
    const sitemap = await (await fetch(`${site.origin}/sitemap-${locale}.xml`)).text();
    paths.push(...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
  }
  const slugs = paths.flatMap((page) => /^\/concepts\/[^/]+\/([\w-]+)$/.exec(page)?.[1] ?? []);
  const learners: Learner[] = [];
  for (let number = 0; number < LEARNERS; number += 1) {
    const token = await openAccount(site.origin, dataFolder, `soak${number}`, `10.200.${number}.1`);
    const me = JSON.stringify(await ask(site.origin, "{ me { id } }", {}, { token }));
    learners.push({ token, visitor: /"id":"(\w+)"/.exec(me)?.[1] ?? "" });
  }
  return { paths, slugs, learners };
}

async function readResidentMb(operators: string): Promise<number> {
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
