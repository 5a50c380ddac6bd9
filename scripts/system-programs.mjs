import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { CommandFailed } from "./command-failed.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {object} Program
 * @property {string} variable The environment variable that may name it.
 * @property {string[]} commands What it is called on the search path, the best first.
 * @property {string[]} places Where else it may be.
 */

/**
 * The program that the variable names, else the first of the system's.
 *
 * @param {Program} program
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | null}
 */
export function findProgram({ variable, commands, places }, environment) {
  const named = environment[variable];
  if (named) {
    if (!isExecutable(named)) throw new CommandFailed(`${variable}: expected the path of a program, got "${named}"`);
    return named;
  }
  const folders = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...candidates, ...places].find(isExecutable) ?? null;
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether apt is there, may be used, and did it
 */
export async function installWithApt(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return false;
  console.log(`Installing ${packages.join(", ")} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runCommand("apt-get", ["update"], { env });
  if (update.exitCode !== 0) return false;
  const install = await runCommand("apt-get", ["install", "-y", ...packages], { env });
  return install.exitCode === 0;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
