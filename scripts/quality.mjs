import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { buildIfNeeded } from "./build.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { provideChromium } from "./find-chromium.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";
import { readAccessibility, readBytes, readLighthouse, readRelevance } from "./quality-figures.mjs";
import { runCommand } from "./run-command.mjs";

/** What the page `/quality` shows. */
const FILE = path.join(projectRoot, "web/app/features/quality/measurements.json");

/**
 * `npm run quality`, or `npm run quality -- bytes relevance`: measures, and writes down for the page of quality what came out, each
 * with its day. What cannot be measured leaves the file as it was.
 *
 * @type {Record<string, { args: string[], read: (output: string) => import("./quality-figures.mjs").Row[] }>}
 */
const MEASUREMENTS = {
  axe: {
    args: [installedCommand("playwright"), "test", "--config=e2e", "--reporter=list", "every-page"],
    read: readAccessibility,
  },
  bytes: { args: ["e2e/weigh-page.ts"], read: readBytes },
  lighthouse: { args: ["bench/lighthouse.ts"], read: readLighthouse },
  relevance: {
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
  for (const [name, { args, read }] of Object.entries(MEASUREMENTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { output, seconds } = await runCommand(projectNode, args, { env });
    const rows = read(output);
    if (rows.length === 0) {
      console.log(output);
      throw new CommandFailed(`${name}: expected figures, got none`);
    }
    keep({ name, measuredOn: new Date().toISOString().slice(0, "2026-11-27".length), rows });
    console.log(`✓ ${name}: ${rows.length} rows (${seconds.toFixed(1)} s)`);
  }
});

/** @param {{ name: string, measuredOn: string, rows: import("./quality-figures.mjs").Row[] }} measured */
function keep({ name, measuredOn, rows }) {
  const { measurements } = JSON.parse(readFileSync(FILE, "utf8"));
  const others = measurements.filter((/** @type {{ name: string }} */ each) => each.name !== name);
  const all = [...others, { name, measuredOn, command: `npm run quality -- ${name}`, rows }];
  all.sort((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify({ measurements: all }, null, 2)}\n`);
}
