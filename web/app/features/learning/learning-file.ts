import { type LearningEvent, parseLearningEvent } from "./learning-event.ts";

/** What a file of ours says it is. */
const FORMAT = "learn-bittensor/learning";

/** More than anybody has; a file that holds more is none of ours. */
const MOST_EVENTS = 10_000;

/** Everything a learner keeps, as a file to take along. `account` is what the provider holds, in its own words. */
export function toLearningFile(
  events: readonly LearningEvent[],
  more: { exportedAt: Date; account?: unknown },
): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, ...more, events }, null, 2)}\n`;
}

/** The events of such a file, as this visitor's own; null where it is something else. What is no event is left out. */
export function parseLearningFile(text: string, owner: string): LearningEvent[] | null {
  const file = parseJson(text);
  if (typeof file !== "object" || file === null || !("format" in file) || !("events" in file)) return null;
  if (file.format !== FORMAT || !Array.isArray(file.events) || file.events.length > MOST_EVENTS) return null;
  return file.events.flatMap((event: unknown): LearningEvent[] => {
    const parsed = parseLearningEvent(event);
    return parsed ? [{ ...parsed, owner }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
