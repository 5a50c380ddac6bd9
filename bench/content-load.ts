/**
 * Prints how long the embedded provider takes to load content, what of it is computing (the rest is waiting, for files and
 * for a busy machine), and how much memory its process needs, at most and at the end: as the checks of content do
 * (compiled), as the first start does (compiled and cached) and as the next one does (from the cache). Each in a process
 * of its own, several times: what V8 keeps for how long differs from run to run.
 *
 * `node bench/content-load.ts` for 10,000 generated documents, `node bench/content-load.ts content` for a folder.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { atMost, median, printFigure } from "../scripts/print-figure.mjs";
import { generateContent } from "./generate-content.ts";

const DOCUMENTS = 10_000;
const RUNS = 8;

const MEASURED = `
  const { loadContent } = await import(process.env.LOADER);
  const { FOLDER, SNAPSHOT } = process.env;
  const warn = (message) => { throw new Error(message); };
  const before = process.cpuUsage().user;
  const start = performance.now();
  const content = await loadContent(FOLDER, SNAPSHOT ? { file: SNAPSHOT, warn } : undefined);
  console.log(JSON.stringify({
    documents: content.size,
    seconds: (performance.now() - start) / 1000,
    computing: (process.cpuUsage().user - before) / 1e6,
    peak: process.resourceUsage().maxRSS / 1024,
    final: process.memoryUsage.rss() / 2 ** 20,
  }));
`;

interface Load {
  documents: number;
  seconds: number;
  computing: number;
  peak: number;
  final: number;
}

async function load(folder: string, snapshot: string): Promise<Load> {
  const loader = new URL("../provider/content/load-content.ts", import.meta.url).href;
  const env = { ...process.env, LOADER: loader, FOLDER: resolve(folder), SNAPSHOT: snapshot };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", MEASURED], { env });
  const measured: Load = JSON.parse(stdout);
  return measured;
}

function print(way: string, loads: readonly Load[]): void {
  const of = (name: keyof Load) => loads.map((each) => each[name]);
  const each = (name: keyof Load, digits: number) =>
    of(name)
      .map((value) => value.toFixed(digits))
      .join(", ");
  const documents = `${loads[0]?.documents ?? 0} documents, ${way}`;
  const [seconds, peak] = [median(of("seconds")), Math.max(...of("peak"))];
  printFigure(documents, `${seconds.toFixed(2)} s`, atMost(seconds, 6, "s"));
  printFigure("  of it computing", `${median(of("computing")).toFixed(2)} s`);
  printFigure("  most memory of any run", `${peak.toFixed(0)} MB`, atMost(peak, 500, "MB"));
  console.log(`    seconds of each run: ${each("seconds", 2)}`);
  console.log(`    MB of each run, at most: ${each("peak", 0)}; at the end: ${each("final", 0)}`);
}

async function measure(folder: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "content-snapshot-"));
  const [compiled, cached, taken]: [Load[], Load[], Load[]] = [[], [], []];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const snapshot = join(scratch, `${run}.snapshot`);
      compiled.push(await load(folder, ""));
      cached.push(await load(folder, snapshot));
      taken.push(await load(folder, snapshot));
      await rm(snapshot);
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
  print("compiled", compiled);
  print("compiled and cached", cached);
  print("from the cache", taken);
  console.log(`  medians of ${RUNS} runs`);
}

async function measureGenerated(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  try {
    await generateContent(folder, DOCUMENTS);
    await measure(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
await (folder ? measure(folder) : measureGenerated());
