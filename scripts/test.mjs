import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { fingerprintOfBuildSources } from "./build-fingerprint.mjs";
import { runChecks } from "./check.mjs";
import { chooseBrowserTests } from "./choose-browser-tests.mjs";
import { CommandFailed } from "./command-failed.mjs";
import {
  addUp,
  countPlaywright,
  countProject,
  countVitest,
  formatEnd,
  formatTally,
  listFlaky,
  listSkipped,
} from "./count-results.mjs";
import { provideChromium } from "./find-chromium.mjs";
import { NO_FIREFOX, provideFirefox } from "./find-firefox.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { installedCommand, projectNode } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { testCmsQuickly } from "./test-cms-quickly.mjs";

/** @typedef {import("./count-results.mjs").Tally} Tally */

const PARTS = ["check", "unit", "browser", "trials", "cms"];
const FULL = "--full";
const VISUAL = "--visual";
/** How a line begins that is shown although all tests pass. */
const FIGURE = "figure: ";
/** What is tried on the built site after the tests, in short. The whole of each has a command of its own. */
const TRIALS = [
  { name: "the worst requests", args: ["trials/worst.ts"] },
  { name: "provider down for ten minutes", args: ["trials/provider-down.ts", "--scale", "60", "--pages", "60"] },
  { name: "fuzz, 2,000 inputs", args: ["trials/fuzz.ts", "--inputs", "2000"] },
  { name: "killed in the middle of writes", args: ["trials/writes.ts", "--rounds", "2", "--writes", "200"] },
];
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const tally = await testAll(process.argv.slice(2)).catch((error) => {
  console.log(error instanceof CommandFailed ? error.message : error);
  return { ...NOTHING, failed: 1 };
});
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
console.log(formatEnd(tally));

/**
 * Types, lint and docs, then unit and contract tests, with the build beside them; the browser tests, the trials and Strapi last
 * and alone, because they are the ones that suffer when the machine is busy.
 *
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function testAll(args) {
  const { wanted, rest } = readArguments(args);
  const isFull = args[0] === FULL || args[0] === VISUAL;
  const { sample, turn: turnOfAll } = chooseBrowserTests(fingerprintOfBuildSources(), process.env);
  const environment = { ...process.env, TEST_SAMPLE: sample, ...(isFull && { TEST_FULL: "true" }) };
  if (wanted.has("browser") && !isFull) console.log(`Sample of pages: TEST_SAMPLE=${sample} takes it again`);
  const turn = args.length === 0 ? turnOfAll : null;
  if (turn)
    console.log(`Part ${turn} of the browser tests: TEST_TURN=${turn} takes it again, TEST_TURN=1/1 all of them`);
  await installIfNeeded();

  const reports = mkdtempSync(path.join(tmpdir(), "learn-bittensor-test-"));
  try {
    const [withoutBrowser, built] = await Promise.all([
      inOrder([wanted.has("check") && testChecks, wanted.has("unit") && (() => testUnits(reports, rest))]),
      wanted.has("browser") || wanted.has("trials") ? testBuild() : NOTHING,
    ]);
    const canBrowse = wanted.has("browser") && built.failed === 0;
    const inBrowser = canBrowse
      ? await testInBrowser(reports, turn ? [`--shard=${turn}`] : rest, environment)
      : NOTHING;
    const canTry = wanted.has("trials") && built.failed === 0;
    const tried = canTry ? await inOrder(TRIALS.map((trial) => () => runTrial(trial))) : NOTHING;
    const onStrapi = wanted.has("cms") ? await testOnStrapi() : NOTHING;
    const byLighthouse = canBrowse && isFull && rest.length === 0 ? await testByLighthouse() : NOTHING;
    return addUp([withoutBrowser, built, inBrowser, tried, onStrapi, byLighthouse]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * `--only browser navigation --project=phone`: one part, and what follows is for the program that runs it. `--full` before
 * that: not a sample of what is a product of pages, languages and devices, but all of it.
 *
 * @param {string[]} args
 */
function readArguments(args) {
  if (args[0] === VISUAL) return { wanted: new Set(["browser"]), rest: readVisualArguments(args.slice(1)) };
  const others = args[0] === FULL ? args.slice(1) : args;
  if (others.length === 0) {
    const hasTime = Boolean(process.env.CI) || args[0] === FULL;
    return { wanted: new Set(PARTS.filter((part) => part !== "cms" || hasTime)), rest: [] };
  }
  const [flag, part = "", ...rest] = others;
  if (flag !== "--only" || !PARTS.includes(part)) {
    throw new CommandFailed(`expected --only ${PARTS.join(" or --only ")}, got "${args.join(" ")}"`);
  }
  return { wanted: new Set([part]), rest };
}

/**
 * `--visual --update home`: how pages look, compared with the pictures that were taken of them; `--update` takes them anew.
 *
 * @param {string[]} args
 */
function readVisualArguments(args) {
  const isUpdate = args[0] === "--update";
  const titles = isUpdate ? args.slice(1) : args;
  return [
    ...["visual", "development", "--project=desktop"],
    ...(isUpdate ? ["--update-snapshots=all"] : []),
    ...["--grep", `(?=.*(?:${titles.join("|")})).*looks? as (?:it|they) did`],
  ];
}

/** @param {(false | (() => Promise<Tally>))[]} parts */
async function inOrder(parts) {
  const tallies = [];
  for (const part of parts) if (part) tallies.push(await part());
  return addUp(tallies);
}

async function testChecks() {
  return { ...(await runChecks()), skipped: 0 };
}

/**
 * @param {string} reports
 * @param {string[]} rest
 */
async function testUnits(reports, rest) {
  const file = path.join(reports, "unit.json");
  const { exitCode, output, seconds } = await runCommand(projectNode, [
    installedCommand("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...rest,
  ]);
  const result = countVitest(readReport(file), exitCode);
  if (result.failed > 0) console.log(output);
  else for (const figure of listFigures(output)) console.log(figure);
  printPart("unit and contract tests", result, seconds);
  return result;
}

/**
 * What tests that pass have to tell.
 *
 * @param {string} output
 */
function listFigures(output) {
  return output.split("\n").flatMap((line) => (line.includes(FIGURE) ? [line.slice(line.indexOf(FIGURE))] : []));
}

async function testBuild() {
  const startedAt = performance.now();
  const problem = await buildIfNeeded().then(
    () => null,
    (error) => String(error.message),
  );
  if (problem !== null) console.log(problem);
  const result = problem === null ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  printPart("build", result, (performance.now() - startedAt) / 1000);
  return result;
}

/**
 * @param {string} reports
 * @param {string[]} rest
 * @param {NodeJS.ProcessEnv} environment
 */
async function testInBrowser(reports, rest, environment) {
  const chromium = await provideChromium();
  const firefox = await provideFirefox();
  const file = path.join(reports, "browser.json");
  const { exitCode, seconds } = await runCommand(
    projectNode,
    [installedCommand("playwright"), "test", "--config=e2e", "--reporter=dot,json", ...rest],
    {
      env: {
        ...environment,
        NO_COLOR: undefined, // Playwright has its own mind about colors.
        ...(chromium && { CHROMIUM_PATH: chromium }),
        FIREFOX_PATH: firefox ?? NO_FIREFOX,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      onOutput: (chunk) => process.stdout.write(chunk),
    },
  );
  const report = readReport(file);
  const result = countPlaywright(report, exitCode);
  for (const line of [...listFlaky(report), ...listSkipped(report)]) console.log(line);
  printPart(`browser tests, ${countProject(report, "firefox")} of them in Firefox`, result, seconds);
  return result;
}

/** What Lighthouse says of the pages most readers come to; of its figures, speed is only told. */
async function testByLighthouse() {
  const { exitCode, output, seconds } = await runCommand(projectNode, ["bench/lighthouse.ts", "1"]);
  console.log(output);
  const result = exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  printPart("Lighthouse", result, seconds);
  return result;
}

/**
 * @param {{ name: string, args: string[] }} trial
 */
async function runTrial({ name, args }) {
  const { exitCode, output, seconds } = await runCommand(projectNode, args);
  if (exitCode !== 0) console.log(output);
  const result = exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  printPart(name, result, seconds);
  return result;
}

async function testOnStrapi() {
  const { result, seconds } = await testCmsQuickly();
  printPart("contract tests on Strapi", result, seconds);
  return result;
}

/**
 * @param {string} file
 * @returns {any} null when the run left none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {Tally} result
 * @param {number} seconds
 */
function printPart(name, result, seconds) {
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name}: ${formatTally(result)} (${seconds.toFixed(1)} s)`);
}
