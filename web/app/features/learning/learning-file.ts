import { type LearningEvent, parseLearningEvent } from "./learning-event.ts";

/** What a file of ours says it is. */
const FORMAT = "learn-bittensor/learning";

/** More than anybody has; a file that holds more is none of ours. */
const MOST_EVENTS = 10_000;

/** Everything a learner has saved, as a file to take along. `account` is what the provider holds, in its own words. */
export function toLearningFile(
  events: readonly LearningEvent[],
  more: { exportedAt: Date; account?: unknown; notes?: readonly Note[] },
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

/** What a device notes besides events, by name (`notes/device-notes.ts`). */
export type Note = [name: string, value: unknown];

const MOST_NOTES = 2_000;
const NOTE = /^(?:path|placement|review\/[\w-]{1,100} [\w-]{1,100})$/;

/** The notes of such a file; what has another name is left out. Whoever reads one says what it must look like. */
export function parseLearningNotes(text: string): Note[] {
  const file = parseJson(text);
  if (typeof file !== "object" || file === null || !("notes" in file) || !Array.isArray(file.notes)) return [];
  return file.notes.slice(0, MOST_NOTES).flatMap((note: unknown): Note[] => {
    if (!Array.isArray(note) || typeof note[0] !== "string" || !NOTE.test(note[0])) return [];
    return [[note[0], note[1]]];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
