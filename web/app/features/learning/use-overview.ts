import type { Target } from "./learning-event.ts";
import { type LearningPage, type Overview, toOverview } from "./learning-overview.ts";
import { applyEvents } from "./learning-state.ts";
import { findNext, type NextPage } from "./next/find-next.ts";
import { notedPath, notedPlacement } from "./notes/learning-notes.ts";
import { useDeviceNotes } from "./notes/use-device-notes.ts";
import { toResults } from "./results/quiz-result.ts";
import { useLearningOf } from "./use-learning-of.ts";

/** What a learner has saved, in the account and on the device, and what they could read next; `current` is what they are reading to its end. */
export function useOverview(
  page: LearningPage,
  current: Target | null = null,
): { overview: Overview; nextPage: NextPage | null } {
  const events = useLearningOf();
  const notes = useDeviceNotes();
  const states = applyEvents(page.account, events);
  const results = toResults(page.results, events);
  const path = notedPath(notes);
  const known = new Set(notedPlacement(notes)?.known);
  return {
    overview: toOverview(states, page, results),
    nextPage: findNext({ ...page, states, results, path, known, current }),
  };
}
