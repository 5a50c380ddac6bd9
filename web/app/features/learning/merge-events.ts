import type { LearningEvent } from "./learning-event.ts";

/**
 * All events of both, each once, in the order in which they happened. Devices, tabs and files may be merged in any order,
 * grouping and repetition: the outcome is the same.
 */
export function mergeEvents(one: readonly LearningEvent[], other: readonly LearningEvent[]): LearningEvent[] {
  const byId = new Map<string, LearningEvent>();
  for (const event of [...one, ...other]) {
    const known = byId.get(event.id);
    // Ids are made once. Should a file say otherwise, both devices still choose the same of the two.
    if (!known || JSON.stringify(event) > JSON.stringify(known)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(byTime);
}

/** Leaves out what later events have made pointless: what follows from the rest is the same. */
export function compactEvents(events: readonly LearningEvent[]): LearningEvent[] {
  const latest = new Map<string, LearningEvent>();
  const readings = new Map<string, Reading[]>();
  for (const event of [...events].sort(byTime)) {
    const target = `${event.owner} ${event.kind} ${event.slug}`;
    if (event.what === "reading") {
      readings.set(target, withReading(readings.get(target) ?? [], event));
      continue;
    }
    if (event.what === "unread") readings.delete(target);
    latest.set(event.what === "quiz" ? event.id : `${target} ${ASPECT[event.what]}`, event);
  }
  return [...latest.values(), ...[...readings.values()].flat()].sort(byTime);
}

const ASPECT = { read: "read", unread: "read", bookmark: "bookmark", unbookmark: "bookmark", feedback: "feedback" };

type Reading = LearningEvent & { what: "reading" };

/**
 * Those that got farther than every later one: another device may have taken back what was read in between, and then the
 * next of them counts.
 */
function withReading(earlier: readonly Reading[], latest: Reading): Reading[] {
  return [...earlier.filter(({ percent }) => percent > latest.percent), latest];
}

function byTime(one: LearningEvent, other: LearningEvent): number {
  return one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));
}
