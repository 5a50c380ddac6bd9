import { inspect } from "node:util";

export type LogLevel = "error" | "warn" | "info" | "debug";

const LEVELS: readonly LogLevel[] = ["error", "warn", "info", "debug"];

export interface LogEvent {
  level: LogLevel;
  message: string;
  cause?: unknown;
}

export type Log = ReturnType<typeof createLog>;

/** One line of JSON for each event, for people and machines. Never given tokens, passwords or what a visitor typed. */
export function createLog(options: { level: LogLevel; now: () => Date; write: (line: string) => void }) {
  return ({ level, message, cause }: LogEvent) => {
    if (LEVELS.indexOf(level) > LEVELS.indexOf(options.level)) return;
    const time = options.now().toISOString();
    options.write(
      `${JSON.stringify({ time, level, message, ...(cause === undefined ? {} : { cause: describeCause(cause) }) })}\n`,
    );
  };
}

/** Errors with what caused them; of anything else that was thrown, the outermost fields. */
function describeCause(cause: unknown, seen: readonly unknown[] = []): string {
  if (typeof cause === "string") return cause;
  if (!(cause instanceof Error)) return inspect(cause, { depth: 0 });
  const own = cause.stack ?? cause.message;
  if (cause.cause === undefined || seen.includes(cause)) return own;
  return `${own}\ncaused by ${describeCause(cause.cause, [...seen, cause])}`;
}
