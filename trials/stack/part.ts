import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "../../scripts/project-paths.mjs";

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** Of what a part has said. */
const LONGEST_LOG = 100_000;

export interface PartOptions {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  user?: { uid: number; gid: number } | null;
  /** Where it listens, on this machine alone. */
  ports: readonly number[];
  isReady: () => Promise<boolean>;
  /** What asks it to end in good order. */
  stopSignal?: NodeJS.Signals;
  /** What ends it as a crash does. */
  killSignal?: NodeJS.Signals;
  timeoutMs?: number;
}

export type Part = ReturnType<typeof createPart>;

/** A process of the stack, which may end and come back at the same port. It is ended by its id. */
export function createPart({ name, command: [program, ...args], ports, isReady, user, ...options }: PartOptions) {
  const { env = process.env, cwd = projectRoot, stopSignal = "SIGTERM", killSignal = "SIGKILL" } = options;
  let log = "";
  let child: ReturnType<typeof run> | null = null;

  function run() {
    // In a group of its own: Ctrl-C is for whoever started the stack, who then ends one part after the other.
    const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
    const started = spawn(program, args, { cwd, env, stdio, detached: true, ...user });
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        log = (log + text).slice(-LONGEST_LOG);
      });
    started.on("error", (error) => {
      log += `${error.message}\n`;
    });
    return started;
  }

  async function untilReady(): Promise<void> {
    const giveUpAt = performance.now() + (options.timeoutMs ?? START_TIMEOUT_MS);
    while (performance.now() < giveUpAt) {
      if (!isRunning()) throw new Error(`${name} ended. It said:\n${log}`);
      if (await isReady().catch(() => false)) return;
      await wait(LOOK_EVERY_MS);
    }
    throw new Error(`${name} did not start. It said:\n${log}`);
  }

  function isRunning(): boolean {
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (!ending || !isRunning()) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    if (await Promise.race([ended.then(() => true), wait(STOP_TIMEOUT_MS, false, { ref: false })])) return;
    ending.kill("SIGKILL");
    await ended;
  }

  return {
    name,
    ports,
    isRunning,
    isReady: () => isReady().catch(() => false),
    pid: () => child?.pid ?? null,
    log: () => log,
    /** Resolves when it answers. */
    async start(): Promise<void> {
      if (!isRunning()) child = run();
      await untilReady();
    },
    stop: () => end(stopSignal),
    kill: () => end(killSignal),
  };
}
