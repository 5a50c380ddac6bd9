import type { LearningEvent } from "./learning-event.ts";

/** The events that belong to this visitor: their own, and what the device stored before anybody signed in. */
export function eventsOf(visitor: string, events: readonly LearningEvent[]): LearningEvent[] {
  return events.filter(({ owner }) => owner === "0" || owner === visitor);
}
