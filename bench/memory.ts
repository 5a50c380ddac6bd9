import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { createReader, listPages } from "./read-pages.ts";
import { untilSearchIsFilled } from "./until-search-is-filled.ts";

/**
 * What the site holds in memory: after its start, after one page when the search is filled, and when every page of its
 * sitemaps has been visited once, none of which is asked for again by then.
 */
const AT_ONCE = 4;
const GOAL_MB = 350;
/** What was begun by the last page has ended by then, and so has the thread that renders texts. */
const SETTLE_MS = 40_000;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error", OPS_PORT: "0" } });
const reader = createReader(site.origin, AT_ONCE, { isPatient: true });
try {
  const operators = /operators ask at (\S+)/.exec(site.log())?.[1] ?? "";
  await print("after the start", operators);

  await reader.read("/");
  await untilSearchIsFilled(site.origin);
  await print("after one page, search filled", operators);

  const pages = await listPages(site.origin);
  await reader.readAll(pages, AT_ONCE);
  await print(`with the last of ${pages.length} pages, each read once`, operators);
  await wait(SETTLE_MS);
  const { resident, most } = await print("when nobody reads", operators);
  printFigure("resident memory with every page visited once", megabytes(resident), atMost(resident, GOAL_MB, "MB"));
  printFigure("the most it ever was", megabytes(most));
} finally {
  reader.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function print(when: string, operators: string): Promise<{ resident: number; most: number }> {
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]) / 2 ** 20;
  const resident = read("process_resident_memory_bytes");
  printFigure(`${when}: resident`, megabytes(resident));
  printFigure("  heap of the thread that answers, in use", megabytes(read("nodejs_heap_size_used_bytes")));
  printFigure("  beside the heap: buffers", megabytes(read("nodejs_external_memory_bytes")));
  printFigure("  of it cached pages", megabytes(read("page_cache_bytes")));
  return { resident, most: await readMost() };
}

/** The most that the process has ever held, where the system tells. */
async function readMost(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function megabytes(value: number): string {
  return `${value.toFixed(0)} MB`;
}
