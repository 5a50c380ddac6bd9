import { useMemo } from "react";
import { eventsOf } from "./events-of.ts";
import { useLearning } from "./learning-context.tsx";
import type { LearningEvent } from "./learning-event.ts";

/** What the device stores of the reader: nothing on the server, and until React is there. */
export function useLearningOf(): LearningEvent[] {
  const { visitorId, events } = useLearning();
  return useMemo(() => eventsOf(visitorId, events ?? []), [visitorId, events]);
}
