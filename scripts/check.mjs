import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findDocsProblems } from "./check-docs.mjs";
import { findModuleState } from "./check-module-state.mjs";
import { findForgottenPages } from "./check-pages.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { findMissingBuilds, findWithoutIntegrity } from "./complete-lock-file.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { isMainModule } from "./is-main-module.mjs";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";

/** What the checkers cache for the next time; it may be deleted at any time. */
const cacheFolder = path.join(projectRoot, "node_modules/.cache/check");

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<string | null>} run Resolves to what is wrong, or to null.
 */

/**
 * Runs every check, two at a time, and prints a line for each as it ends, with what is wrong below it.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const checks = listChecks();
  const remaining = checks[Symbol.iterator]();
  let failed = 0;
  const work = async () => {
    for (const check of remaining) {
      const startedAt = performance.now();
      const problem = await check.run().catch((error) => String(error?.stack ?? error));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (problem === null) {
        console.log(`✓ ${check.name} (${seconds} s)`);
      } else {
        failed += 1;
        console.log(`✗ ${check.name} (${seconds} s)\n${problem.trimEnd()}\n`);
      }
    }
  };
  await Promise.all([work(), work()]);
  return { passed: checks.length - failed, failed };
}

/** @returns {Check[]} The slowest first. */
function listChecks() {
  return [
    { name: "types: web", run: checkTypesOfWeb },
    ...foldersWithTypes()
      .filter((folder) => folder !== "web")
      .map((folder) => ({ name: `types: ${folder}`, run: () => checkTypes(folder) })),
    {
      name: "format, lint and imports",
      run: () => complaintsOf("biome", ["check", "--colors=off", "--error-on-warnings"]),
    },
    { name: "nothing unused", run: () => complaintsOf("knip", ["--no-progress"]) },
    { name: "content", run: checkTexts },
    { name: "docs name what exists", run: async () => listOrNull(findDocsProblems(projectRoot)) },
    { name: "pages are in every list of pages", run: async () => listOrNull(findForgottenPages(projectRoot)) },
    { name: "no module remembers anything", run: async () => listOrNull(findModuleState(projectRoot)) },
    { name: "values of styles come from the theme", run: checkValuesOfStyles },
    { name: "classes are there and used", run: checkStyles },
    { name: "lock file works for every registry and platform", run: checkLockFile },
  ];
}

function foldersWithTypes() {
  const { workspaces } = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"));
  // cms/ has packages of its own, which the site does not install: it is checked without them, and what makes its types by itself.
  const folders = [...workspaces, ...readdirSync(projectRoot), "cms/check", "cms/model"];
  const known = new Set(folders.filter((name) => name !== "cms"));
  return [...known].filter((folder) => existsSync(path.join(projectRoot, folder, "tsconfig.json"))).sort();
}

/** It reads styles with a package, which is there only once the packages are. */
async function checkStyles() {
  const { findStyleProblems } = await import("./check-styles.mjs");
  return listOrNull(findStyleProblems(projectRoot));
}

/** The types of the routes are generated from `routes.ts`, those of the interface texts from the English ones. */
async function checkTypesOfWeb() {
  return (
    (await complaintsOf("react-router", ["typegen"], path.join(projectRoot, "web"))) ??
    (await complaintOf(["web/write-message-types.ts"])) ??
    (await checkTypes("web"))
  );
}

/**
 * Each checker works out the types of every GraphQL operation for itself: several together take three times the work and
 * the memory of one. What the compiler found out is cached, so that the next check looks at what a change reaches.
 *
 * @param {string} folder
 */
function checkTypes(folder) {
  const args = ["--noEmit", "--checkers", "1", "-p", folder];
  // What the compiler cached of it before Strapi was installed makes it fail afterwards; it is done in a second.
  if (folder.startsWith("cms/")) return complaintsOf("tsc", args);
  const cacheFile = path.join(cacheFolder, "types", `${folder}.tsbuildinfo`);
  return complaintsOf("tsc", [...args, "--incremental", "--tsBuildInfoFile", cacheFile]);
}

function checkValuesOfStyles() {
  const cacheFile = path.join(cacheFolder, "stylelint.json");
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", cacheFile];
  return complaintsOf("stylelint", ["web/app/**/*.css", ...cache]);
}

/** What the texts say: facts, links, terms, translations. */
function checkTexts() {
  return complaintOf(["provider/check/main.ts"]);
}

/** A registry's address in the lock file would bind everyone who installs to that registry. */
async function checkLockFile() {
  const text = readFileSync(path.join(projectRoot, "package-lock.json"), "utf8");
  const addresses = text
    .split("\n")
    .flatMap((line, index) =>
      line.includes('"resolved": "http') ? [`package-lock.json:${index + 1}: ${line.trim()}`] : [],
    );
  const missing = findMissingBuilds(JSON.parse(text).packages).map(
    ({ location, neededBy }) =>
      `package-lock.json: ${location}, which ${neededBy} names, is missing; run: node scripts/complete-lock-file.mjs`,
  );
  const unverified = findWithoutIntegrity(JSON.parse(text).packages).map(
    (location) => `package-lock.json: ${location}: expected its integrity, got none`,
  );
  return listOrNull([...addresses, ...missing, ...unverified]);
}

/**
 * @param {Parameters<typeof installedCommand>[0]} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
function complaintsOf(command, args, cwd) {
  return complaintOf([installedCommand(command), ...args], cwd);
}

/**
 * @param {string[]} args of our Node
 * @param {string} [cwd]
 */
async function complaintOf(args, cwd = projectRoot) {
  const { exitCode, output } = await runCommand(projectNode, args, { cwd });
  return exitCode === 0 ? null : output;
}

/** @param {string[]} problems */
function listOrNull(problems) {
  return problems.length === 0 ? null : problems.join("\n");
}

if (isMainModule(import.meta.url)) {
  await runAsCommand(async () => {
    await installIfNeeded();
    const { failed } = await runChecks();
    process.exitCode = failed === 0 ? 0 : 1;
  });
}
