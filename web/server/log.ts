import { inspect } from "node:util";

export type LogLevel = "error" | "warn" | "info" | "debug";

const LEVELS: readonly LogLevel[] = ["error", "warn", "info", "debug"];

export interface LogEvent {
  level: LogLevel;
  message: string;
  cause?: unknown;
  /** What is out of order, where many questions notice the same: told once a minute, and without stacks. */
  outage?: string;
}

export type Log = ReturnType<typeof createLog>;

interface LogOptions {
  level: LogLevel;
  now: () => Date;
  write: (line: string) => void;
  /** JSON lines, unless said. */
  format?: "json" | "text";
  /** The id of the request on whose behalf something is logged. */
  requestId?: () => string | null;
}

/** Of warnings and errors, the same one is told again only after this time, with how often it came in between. */
const TELL_EVERY_MS = 60_000;
/** Different ones that are stored; with more, the oldest are told anew. */
const MOST_STORED = 1_000;

/** One line of JSON for each event, for people and machines. Never given tokens, passwords or what a visitor typed. */
export function createLog({ level: most, now, write, format = "json", requestId = () => null }: LogOptions) {
  const told = new Map<string, { at: number; unsaid: number }>();

  /** How often it was left unsaid since it was told; null where it is left unsaid now. */
  function countUnsaid(key: string, at: number): number | null {
    const known = told.get(key);
    if (known && at - known.at < TELL_EVERY_MS) {
      known.unsaid += 1;
      return null;
    }
    told.delete(key);
    told.set(key, { at, unsaid: 0 });
    const [oldest] = told.keys();
    if (told.size > MOST_STORED && oldest !== undefined) told.delete(oldest);
    return known?.unsaid ?? 0;
  }

  return ({ level, message, cause, outage }: LogEvent) => {
    if (LEVELS.indexOf(level) > LEVELS.indexOf(most)) return;
    const time = now();
    const isTrouble = level === "error" || level === "warn";
    const unsaid = isTrouble ? countUnsaid(`${level} ${outage ?? message}`, time.getTime()) : 0;
    if (unsaid === null) return;
    const request = requestId();
    const event = {
      time: time.toISOString(),
      level,
      message,
      ...(request !== null && { requestId: request }),
      ...(unsaid > 0 && { unsaid }),
      ...(cause !== undefined && { cause: describeCause(cause, outage === undefined) }),
    };
    write(format === "json" ? `${JSON.stringify(event)}\n` : toText(event));
  };
}

/** What cannot be printed is shown as an escape: a line stays one, whatever somebody has typed. */
function toText({ time, level, message, ...rest }: { time: string; level: LogLevel; message: string; cause?: string }) {
  const { cause, ...details } = rest;
  const said = Object.entries(details).map(([name, value]) => ` ${name}=${value}`);
  const first = `${time} ${level.toUpperCase().padEnd(5)} ${escapeControls(message)}${said.join("")}\n`;
  if (cause === undefined) return first;
  return `${first}${cause
    .split("\n")
    .map((line) => `    ${escapeControls(line)}\n`)
    .join("")}`;
}

function escapeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}

/** Errors with what caused them; of anything else that was thrown, the outermost fields. */
function describeCause(cause: unknown, hasStack: boolean, seen: readonly unknown[] = []): string {
  if (typeof cause === "string") return cause;
  if (!(cause instanceof Error)) return inspect(cause, { depth: 0 });
  const own = (hasStack && cause.stack) || `${cause.name}: ${cause.message}`;
  if (cause.cause === undefined || seen.includes(cause)) return own;
  return `${own}\ncaused by ${describeCause(cause.cause, hasStack, [...seen, cause])}`;
}
