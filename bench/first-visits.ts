import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { createReader, listPages } from "./read-pages.ts";
import { untilSearchIsFilled } from "./until-search-is-filled.ts";

/**
 * What readers of cached pages notice while other pages are rendered for the first time: how long their answers take, one
 * reader in a hundred longer, before and meanwhile. Each reader asks for the next page as soon as the last one has come.
 */
const PAGES = 300;
const AT_ONCE = 4;
const READERS = 16;
const QUIET_MS = 5_000;
const CACHED_PAGES = ["/", "/concepts", "/concepts/consensus/yuma-consensus", "/de/concepts", "/get-started"];

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error" } });
const { read, readAll, close } = createReader(site.origin, READERS + AT_ONCE);
try {
  const others = (await listPages(site.origin)).filter((page) => !CACHED_PAGES.includes(page));
  const pages = spread(others, PAGES);
  for (const page of CACHED_PAGES) await read(page);
  await untilSearchIsFilled(site.origin);

  const quiet = await readWhile(() => wait(QUIET_MS));
  const startedAt = performance.now();
  const meanwhile = await readWhile(() => readAll(pages, AT_ONCE));
  const seconds = (performance.now() - startedAt) / 1000;

  const ratio = percentile(meanwhile, 0.99) / percentile(quiet, 0.99);
  printFigure(`${READERS} readers of cached pages, quiet: p50`, milliseconds(percentile(quiet, 0.5)));
  printFigure("p99", milliseconds(percentile(quiet, 0.99)));
  printFigure(
    `while ${pages.length} pages are rendered for the first time: p50`,
    milliseconds(percentile(meanwhile, 0.5)),
  );
  printFigure("p99", milliseconds(percentile(meanwhile, 0.99)));
  printFigure("p99, times quiet", ratio.toFixed(1), atMost(ratio, 3));
  printFigure("slowest", milliseconds(percentile(meanwhile, 1)));
  printFigure("pages rendered for the first time", `${(pages.length / seconds).toFixed(0)} /s`);
  console.log(`  ${quiet.length} answers while quiet, ${meanwhile.length} meanwhile`);
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** How long each answer took that readers of cached pages got while something went on, in milliseconds. */
async function readWhile(something: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const startedAt = performance.now();
      await read(CACHED_PAGES[turn % CACHED_PAGES.length] ?? "/");
      durations.push(performance.now() - startedAt);
    }
  });
  await something();
  isOver = true;
  await Promise.all(readers);
  return durations;
}

/** So many of them, from the first to the last: pages of every kind and language. */
function spread(all: readonly string[], count: number): string[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)] ?? "");
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
