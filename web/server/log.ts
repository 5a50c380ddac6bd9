export type LogLevel = "error" | "warn" | "info" | "debug";

const LEVELS: readonly LogLevel[] = ["error", "warn", "info", "debug"];

export interface LogEvent {
  level: LogLevel;
  message: string;
  cause?: unknown;
}

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

function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined
    ? (cause.stack ?? cause.message)
    : `${cause.stack ?? cause.message}\ncaused by ${describeCause(cause.cause)}`;
}
