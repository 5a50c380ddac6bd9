import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectRoot } from "./project-paths.mjs";

/**
 * Runs a command as if it had been started instead of this process: same streams, its exit code becomes ours,
 * and whoever asks us to stop asks it. Resolves when it has ended.
 *
 * A terminal's Ctrl+C reaches the child by itself as SIGINT; what we pass on is SIGTERM, so that a child which
 * handles each signal once still ends in good order. What npm is told reaches us because `package.json` says `exec node`:
 * the shell between would end alone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd]
 * @returns {Promise<void>}
 */
export function runInForeground(command, args, env = process.env, cwd = projectRoot) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: "inherit", env });
    const askToStop = () => child.kill("SIGTERM");
    const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
    for (const signal of signals) process.on(signal, askToStop);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of signals) process.off(name, askToStop);
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve();
    });
  });
}
