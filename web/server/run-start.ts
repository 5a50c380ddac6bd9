import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Configuration, parseConfiguration, VARIABLES } from "./configuration.ts";
import { createLog, type Log } from "./log.ts";
import { createRequestIds, type RequestIds } from "./request-ids.ts";

interface Start {
  configuration: Configuration;
  now: () => Date;
  log: Log;
  requestIds: RequestIds;
}

/**
 * Reads `.env` and the environment and hands them to a start. What stops it is a sentence for whoever starts the
 * site: told without a stack, and the process ends with 1.
 */
export async function runStart(start: (given: Start) => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) readEnvFile();
    const configuration = parseConfiguration(process.env);
    const now = () => new Date();
    const requestIds = createRequestIds();
    const log = createLog({
      level: configuration.logLevel,
      format: configuration.logFormat,
      requestId: requestIds.current,
      now,
      write: (line) => process.stderr.write(line),
    });
    await start({ configuration, now, log, requestIds });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** A name that is misspelt would otherwise be a setting that silently does nothing. Node's own are none of the site's. */
function readEnvFile(): void {
  process.loadEnvFile(".env");
  const unknown = Object.keys(parseEnv(readFileSync(".env", "utf8"))).filter(
    (name) => !VARIABLES.includes(name) && !name.startsWith("NODE_"),
  );
  for (const name of unknown) {
    process.stderr.write(`.env: ${name}: expected a variable that docs/configuration.md lists, got another name\n`);
  }
}
