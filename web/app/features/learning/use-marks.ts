import { useEffect, useMemo, useState } from "react";
import { eventsOf } from "./events-of.ts";
import { useAddEvent, useLearning } from "./learning-context.tsx";
import type { EventPayload, LearningEvent, Target } from "./learning-event.ts";
import { applyEvents, type LearningState, untouched } from "./learning-state.ts";

/**
 * What a learner has of a document: `known`, what the account holds (null where nobody is signed in), and on top of it what the
 * device stores. `mark` stores more.
 */
export function useMarks({ kind, slug }: Target, known: LearningState | null) {
  const { visitorId, events } = useLearning();
  const addEvent = useAddEvent();
  const state = known ?? untouched({ kind, slug });
  const basis = JSON.stringify(state);
  const [shown, setShown] = useState({ basis, state });
  // Another document, or what the account holds by now: it begins anew.
  if (shown.basis !== basis) setShown({ basis, state });
  const pending = useMemo(
    () => eventsOf(visitorId, events ?? []).filter((event) => event.kind === kind && event.slug === slug),
    [events, visitorId, kind, slug],
  );
  // What the account has taken leaves the device before the page's data says so: it stays applied.
  useEffect(() => {
    if (pending.length > 0) setShown((before) => ({ basis, state: withEvents(before.state, pending) }));
  }, [pending, basis]);
  return {
    // Without an account, what is no longer on the device is gone.
    state: withEvents(known ? shown.state : state, pending),
    mark: (payload: EventPayload) => addEvent?.({ kind, slug }, payload),
  };
}

function withEvents(state: LearningState, events: readonly LearningEvent[]): LearningState {
  return applyEvents([state], events)[0] ?? state;
}
