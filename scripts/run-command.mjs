import { spawn } from "node:child_process";
import process from "node:process";
import { projectRoot } from "./project-paths.mjs";

/**
 * @typedef {object} CommandResult
 * @property {number} exitCode 127 when the command could not be started, 128 when a signal ended it.
 * @property {string} output What it wrote to both streams, in the order of arrival.
 * @property {number} seconds
 */

/**
 * Runs a command to its end without a terminal and keeps what it says, so that a success can stay short
 * and a failure can be shown whole. It resolves in every case.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (chunk: string) => void }} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd = projectRoot, env = process.env, onOutput } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let output = "";
    /** @param {string} chunk */
    const keep = (chunk) => {
      output += chunk;
      onOutput?.(chunk);
    };
    /** @param {number} exitCode */
    const finish = (exitCode) => resolve({ exitCode, output, seconds: (performance.now() - startedAt) / 1000 });

    const child = spawn(command, args, {
      cwd,
      env: { NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: needsShell(command),
    });
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => {
      keep(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.on("close", (code, signal) => {
      if (signal) keep(`${command}: ended by ${signal}\n`);
      finish(code ?? 128);
    });
  });
}

/**
 * On Windows npm is a script, which only a shell can start; nothing it is given here has to be quoted.
 *
 * @param {string} command
 */
function needsShell(command) {
  return process.platform === "win32" && command === "npm";
}
