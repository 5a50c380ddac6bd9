import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "./project-paths.mjs";
import { SITE_COMMAND, withSiteSettings } from "./site-process.mjs";

/** It takes a second; on a machine that does much else, a hundred times that. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

/** Tests and measurements ask more from one address than any visitors do. */
const UNLIMITED = { CLIENT_BUDGET: "0" };

/**
 * @typedef {object} RunningServer
 * @property {string} origin
 * @property {number} pid
 * @property {number} secondsToFirstAnswer From the start of its process to its first answer that is none of an error.
 * @property {() => string} log What it has said so far.
 * @property {() => Promise<void>} stop Asks it to end, and waits until it has.
 */

/**
 * Starts the built site as its own process on a free port, as `npm start` does, with its data in the given folder.
 *
 * @param {string} dataFolder
 * @param {{ settings?: Record<string, string>, hostname?: string, readyPath?: string, pollIntervalMs?: number, timeoutMs?: number }} [options]
 */
export function startSite(dataFolder, { settings = {}, ...options } = {}) {
  return startServer(SITE_COMMAND, {
    settings: { ...withSiteSettings({}), DATA_DIR: dataFolder, LOG_LEVEL: "warn", ...UNLIMITED, ...settings },
    readyPath: "/favicon.svg",
    ...options,
  });
}

/**
 * Starts what listens where `HOST` and `PORT` say, in production mode, and waits until it answers.
 *
 * @param {[command: string, ...args: string[]]} command run in the project's root, or in `cwd`
 * @param {{ cwd?: string, settings?: Record<string, string>, hostname?: string, readyPath?: string, pollIntervalMs?: number, timeoutMs?: number }} [options]
 * @returns {Promise<RunningServer>}
 */
export async function startServer([command, ...args], options = {}) {
  const {
    cwd = projectRoot,
    settings = {},
    hostname = "127.0.0.1",
    readyPath = "/",
    pollIntervalMs = 50,
    timeoutMs = START_TIMEOUT_MS,
  } = options;
  const port = await findFreePort();
  const origin = `http://${hostname}:${port}`;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      ...settings,
    },
  });
  /** @type {string[]} */
  const log = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => log.push(text));

  const stop = () => stopProcess(child);
  try {
    await untilItAnswers(`${origin}${readyPath}`, child, { pollIntervalMs, timeoutMs });
  } catch (error) {
    await stop();
    throw new Error(`${[command, ...args].join(" ")} did not start. It said:\n${log.join("")}`, { cause: error });
  }
  return {
    origin,
    pid: child.pid ?? 0,
    secondsToFirstAnswer: (performance.now() - startedAt) / 1000,
    log: () => log.join(""),
    stop,
  };
}

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * @param {string} address
 * @param {ChildProcess} child
 * @param {{ pollIntervalMs: number, timeoutMs: number }} options
 */
async function untilItAnswers(address, child, { pollIntervalMs, timeoutMs }) {
  const giveUpAt = performance.now() + timeoutMs;
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(pollIntervalMs);
  }
  throw new Error(`${address} did not answer within ${timeoutMs / 1000} s`);
}

/** @param {ChildProcess} child */
async function stopProcess(child) {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const inGoodOrder = await Promise.race([ended.then(() => true), wait(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (!inGoodOrder) {
    child.kill("SIGKILL");
    await ended;
    throw new Error(`process ${child.pid} did not end within ${STOP_TIMEOUT_MS / 1000} s of SIGTERM`);
  }
}

/** @param {ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** @returns {Promise<number>} */
export async function findFreePort() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  return address.port;
}
