import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { isMainModule } from "./is-main-module.mjs";
import { projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * Installs the packages of the lock file unless they are there already. Costs about 10 ms when they are.
 * A failed installation throws with everything npm said.
 */
export async function installIfNeeded() {
  if (findInstallProblem() === null) return;

  console.log("Installing the packages of package-lock.json …");
  // Everything runs under the Node of the lock file, so a warning about the engine of the Node that runs npm, or
  // engine-strict in somebody's settings, has no bearing. The build needs the development packages.
  const { exitCode, output, seconds } = await runCommand(
    "npm",
    ["ci", "--loglevel=error", "--engine-strict=false", "--include=dev"],
    { env: environmentWithoutProjectNode() },
  );
  if (exitCode !== 0) throw new CommandFailed(`npm ci failed with exit code ${exitCode}:\n${output}`);
  const problem = findInstallProblem();
  if (problem) throw new CommandFailed(`npm ci succeeded, but ${problem}. npm said:\n${output}`);
  console.log(`Installed in ${seconds.toFixed(0)} s.`);
}

/**
 * @returns {string | null} What is wrong with node_modules; null when it holds what the lock file asks for and its Node
 *   runs.
 */
function findInstallProblem() {
  const wanted = readPackages(path.join(projectRoot, "package-lock.json"));
  const installed = readPackages(path.join(projectRoot, "node_modules", ".package-lock.json"));
  if (!wanted || !installed || !matchesLockFile(wanted, installed)) return "node_modules does not match the lock file";
  if (spawnSync(projectNode, ["--version"], { stdio: "ignore" }).status === 0) return null;
  return "node_modules/node does not run (are install scripts switched off by ignore-scripts in an .npmrc?)";
}

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockedPackage
 */

/**
 * Compares the lock file with the record npm itself keeps of what it installed. Packages that are optional may be
 * missing: they are the builds for other platforms.
 *
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export function matchesLockFile(wanted, installed) {
  const inNodeModules = (/** @type {string} */ location) => location.includes("node_modules/");
  const allWantedAreThere = Object.entries(wanted)
    .filter(([location]) => inNodeModules(location))
    .every(([location, entry]) => {
      const found = installed[location];
      if (!found) return entry.optional === true;
      return (
        found.version === entry.version &&
        found.integrity === entry.integrity &&
        (!entry.link || found.resolved === entry.resolved)
      );
    });
  return (
    allWantedAreThere && Object.keys(installed).every((location) => !inNodeModules(location) || location in wanted)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null} null when there is no such file or it cannot be read as one.
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

/** npm ci deletes node_modules first: npm must not be running on the Node that lives there. */
export function environmentWithoutProjectNode() {
  const searchPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join("node_modules", ".bin")))
    .join(path.delimiter);
  return { ...process.env, PATH: searchPath };
}

if (isMainModule(import.meta.url)) await runAsCommand(installIfNeeded);
