import type { LearningEvent, Target } from "./learning-event.ts";

/** What a learner has of a document. */
export interface LearningState extends Target {
  /** How far they got: 100 once it is marked as read. */
  percent: number;
  isRead: boolean;
  isBookmarked: boolean;
  /** When they last had to do with it, in milliseconds since 1970. */
  touchedAt: number;
}

export function targetKey({ kind, slug }: Target): string {
  return `${kind} ${slug}`;
}

/** What follows from events that stand in the order in which they happened, on top of what is known already. */
export function applyEvents(
  known: Iterable<LearningState>,
  events: Iterable<LearningEvent>,
): Map<string, LearningState> {
  const states = new Map([...known].map((state) => [targetKey(state), state]));
  for (const event of events) {
    const key = targetKey(event);
    states.set(key, afterEvent(states.get(key) ?? untouched(event), event));
  }
  return states;
}

export function untouched({ kind, slug }: Target): LearningState {
  return { kind, slug, percent: 0, isRead: false, isBookmarked: false, touchedAt: 0 };
}

/** Progress only grows, until it is taken back. */
function afterEvent(state: LearningState, event: LearningEvent): LearningState {
  const touched = { ...state, touchedAt: Math.max(state.touchedAt, event.at) };
  switch (event.what) {
    case "reading":
      return { ...touched, percent: Math.max(state.percent, event.percent) };
    case "read":
      return { ...touched, percent: 100, isRead: true };
    case "unread":
      return { ...touched, percent: 0, isRead: false };
    case "bookmark":
      return { ...touched, isBookmarked: true };
    case "unbookmark":
      return { ...touched, isBookmarked: false };
    default:
      return touched;
  }
}
