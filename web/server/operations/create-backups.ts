import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listBackups } from "@learn-bittensor/provider/back-up";
import type { Log } from "../log.ts";

/** How often it is to be looked whether the next one is due. */
export const LOOK_FOR_BACKUPS_MS = 60_000;

const HOUR_MS = 3_600_000;
const COMMAND = fileURLToPath(import.meta.resolve("@learn-bittensor/provider/back-up"));

interface Options {
  dataDir: string;
  backupDir: string;
  everyHours: number;
  /** How many copies stand in the folder; older ones are removed. */
  keep: number;
  now: () => Date;
  log: Log;
  /** Makes a copy; another process, unless said: checking a large one would hold the event loop. */
  backUp?: () => Promise<void>;
}

/** Copies of the accounts on a schedule. `runIfDue` is to be called often: the folder itself tells when the last was made. */
export function createBackups({ dataDir, backupDir, everyHours, keep, now, log, ...options }: Options) {
  const { backUp = backUpElsewhere } = options;
  let running: Promise<void> | null = null;

  async function backUpElsewhere(): Promise<void> {
    await promisify(execFile)(process.execPath, [COMMAND, backupDir], { env: { ...process.env, DATA_DIR: dataDir } });
  }

  const lastMadeAt = () => listBackups(backupDir)[0]?.madeAt ?? null;
  const ageMs = () => now().getTime() - (lastMadeAt() ?? Number.NEGATIVE_INFINITY);

  async function run(): Promise<void> {
    try {
      await backUp();
      for (const { file } of listBackups(backupDir).slice(keep)) rmSync(file, { force: true });
    } catch (cause) {
      log({ level: "error", message: `BACKUP_DIR: no backup could be made in ${backupDir}`, cause });
    }
    running = null;
  }

  return {
    lastMadeAt,
    /** Whether two should have been made since the last. */
    isLate: () => ageMs() > 2 * everyHours * HOUR_MS,
    async runIfDue(): Promise<void> {
      if (ageMs() >= everyHours * HOUR_MS) running ??= run();
      await running;
    },
  };
}
