import { cpus } from "node:os";
import { buildIfNeeded } from "./build.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** In the order in which they run: one after another, so that none disturbs another. */
const MEASUREMENTS = {
  "build-time": "bench/build-time.ts",
  "start-time": "bench/start-time.ts",
  "content-load": "bench/content-load.ts",
  "page-throughput": "bench/page-throughput.ts",
  "cached-page": "bench/cached-page.ts",
  "first-visits": "bench/first-visits.ts",
  memory: "bench/memory.ts",
  growth: "bench/growth.ts",
  search: "bench/search.ts",
  "search-throughput": "bench/search-throughput.ts",
  "progress-writes": "bench/progress-writes.ts",
  accounts: "bench/accounts.ts",
  simulators: "bench/simulators.ts",
  labs: "e2e/measure-labs.ts",
  figures: "e2e/measure-figures.ts",
  "live-update": "e2e/measure-live-update.ts",
  "page-bytes": "e2e/weigh-page.ts",
  lighthouse: "bench/lighthouse.ts",
};

await runAsCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in MEASUREMENTS));
  if (unknown !== undefined) {
    throw new CommandFailed(`expected any of ${Object.keys(MEASUREMENTS).join(", ")}, got "${unknown}"`);
  }

  await installIfNeeded();
  await buildIfNeeded();
  console.log(`Measured on ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}.`);
  /** @type {string[]} */
  const missed = [];
  for (const [name, file] of Object.entries(MEASUREMENTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}   (again: npm run bench -- ${name})`);
    await runInForeground(projectNode, [file]);
    if (process.exitCode) missed.push(name);
  }
  if (missed.length > 0) console.log(`\nGoals missed, or not measured: ${missed.join(", ")}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
});
