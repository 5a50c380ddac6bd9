import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { buildIfNeeded } from "./build.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { provideChromium } from "./find-chromium.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { measureQuality } from "./measure-quality.mjs";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";
import { readAccessibility, readBytes, readLighthouse, readRelevance } from "./quality-figures.mjs";
import { runCommand } from "./run-command.mjs";

/** What the page `/quality` shows. */
const FILE = path.join(projectRoot, "web/app/features/quality/measurements.json");

/**
 * `npm run quality`, or `npm run quality -- bytes relevance`: measures, and writes down for the page of quality what came out, each
 * with its day. What cannot be measured, or fails, leaves the file as it was and ends with exit code 1, once the others are through.
 *
 * @type {Record<string, Omit<import("./measure-quality.mjs").Measurement, "name">>}
 */
const MEASUREMENTS = {
  axe: {
    does: "opens a sample of all pages on two devices; some minutes",
    args: [installedCommand("playwright"), "test", "--config=e2e", "--reporter=list", "every-page"],
    read: readAccessibility,
  },
  bytes: { does: "weighs what a concept page loads", args: ["e2e/weigh-page.ts", "told"], read: readBytes },
  lighthouse: {
    does: "visits five pages three times as a phone on a slow network; some minutes",
    args: ["bench/lighthouse.ts"],
    read: readLighthouse,
  },
  relevance: {
    does: "asks the search engine every labelled query in five languages",
    args: [installedCommand("vitest"), "run", "search-engine/relevance/relevance.test.ts"],
    read: readRelevance,
  },
};

await runAsCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in MEASUREMENTS));
  if (unknown !== undefined)
    throw new CommandFailed(`expected any of ${Object.keys(MEASUREMENTS).join(", ")}, got "${unknown}"`);

  await installIfNeeded();
  const needsSite = asked.length === 0 || asked.some((name) => name !== "relevance");
  if (needsSite) await buildIfNeeded();
  const chromium = needsSite ? await provideChromium() : null;
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const run = (/** @type {string[]} */ args) => runCommand(projectNode, args, { env });
  const failed = [];
  for (const [name, measurement] of Object.entries(MEASUREMENTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    try {
      const rows = await measureQuality({ name, ...measurement }, { run, print: console.log });
      save({ name, measuredOn: new Date().toISOString().slice(0, "2026-11-27".length), rows });
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      console.log(error.message);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new CommandFailed(`failed: ${failed.join(", ")}`);
});

/** @param {{ name: string, measuredOn: string, rows: import("./quality-figures.mjs").Row[] }} measured */
function save({ name, measuredOn, rows }) {
  const { measurements } = JSON.parse(readFileSync(FILE, "utf8"));
  const others = measurements.filter((/** @type {{ name: string }} */ each) => each.name !== name);
  const all = [...others, { name, measuredOn, command: `npm run quality -- ${name}`, rows }];
  all.sort((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify({ measurements: all }, null, 2)}\n`);
}
