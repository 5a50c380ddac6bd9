import type { LearningEvent, Target } from "./learning-event.ts";

/** What a learner has of a document. Moments are milliseconds since 1970. */
export interface LearningState extends Target {
  /** How far they got: 100 once it is marked as read. */
  percent: number;
  isRead: boolean;
  /** When they last read in it; null where they never did. */
  readAt: number | null;
  bookmarkedAt: number | null;
}

/** Who got this far has finished, whether they say so or not: the end of a page is links. */
export const FINISHED_PERCENT = 95;

export function targetKey({ kind, slug }: Target): string {
  return `${kind} ${slug}`;
}

export function untouched({ kind, slug }: Target): LearningState {
  return { kind, slug, percent: 0, isRead: false, readAt: null, bookmarkedAt: null };
}

/** What is known of a document among those of its kind, by their slugs; null where nothing can be known of any. */
export function stateOf(states: Readonly<Record<string, LearningState>> | null, { kind, slug }: Target) {
  return states && (states[slug] ?? untouched({ kind, slug }));
}

/** What follows from events that stand in the order in which they happened, on top of what is known already. */
export function applyEvents(known: Iterable<LearningState>, events: Iterable<LearningEvent>): LearningState[] {
  const states = new Map([...known].map((state) => [targetKey(state), state]));
  for (const event of events) {
    const key = targetKey(event);
    states.set(key, afterEvent(states.get(key) ?? untouched(event), event));
  }
  return [...states.values()];
}

/** Progress only grows, until it is taken back. */
function afterEvent(state: LearningState, event: LearningEvent): LearningState {
  const readAt = Math.max(state.readAt ?? 0, event.at);
  switch (event.what) {
    case "reading":
      return { ...state, readAt, percent: Math.max(state.percent, event.percent) };
    case "read":
      return { ...state, readAt, percent: 100, isRead: true };
    case "unread":
      return { ...state, readAt: null, percent: 0, isRead: false };
    case "bookmark":
      return { ...state, bookmarkedAt: Math.max(state.bookmarkedAt ?? 0, event.at) };
    case "unbookmark":
      return { ...state, bookmarkedAt: null };
    default:
      return state;
  }
}

/** Whether a text was read this far, in percent. */
export function hasReached({ isRead, percent }: LearningState, until: number): boolean {
  return isRead || percent >= until;
}
