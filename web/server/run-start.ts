import { existsSync } from "node:fs";
import { type Configuration, parseConfiguration } from "./configuration.ts";
import { createLog, type Log } from "./log.ts";

interface Start {
  configuration: Configuration;
  now: () => Date;
  log: Log;
}

/**
 * Reads `.env` and the environment and hands them to a start. What stops it is a sentence for whoever starts the
 * site: told without a stack, and the process ends with 1.
 */
export async function runStart(start: (given: Start) => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const configuration = parseConfiguration(process.env);
    const now = () => new Date();
    const log = createLog({ level: configuration.logLevel, now, write: (line) => process.stderr.write(line) });
    await start({ configuration, now, log });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
