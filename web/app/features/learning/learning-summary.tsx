import { LocalLink } from "#app/i18n/local-link.tsx";
import { eventsOf } from "./events-of.ts";
import { LearningLists } from "./learning-lists.tsx";
import { LEARNING_PATH } from "./learning-marks.tsx";
import { type LearningPage, toOverview } from "./learning-overview.ts";
import { applyEvents } from "./learning-state.ts";
import { LearningWordsContext } from "./learning-words.tsx";
import { useDeviceEvents } from "./use-device-events.ts";
import { useSynced } from "./use-synced.ts";

/** What a signed-in learner keeps, for the page of their account; what can be done with it is on a page of its own. */
export function LearningSummary({ page: { visitorId, account, documents, words } }: { page: LearningPage }) {
  const { events } = useDeviceEvents();
  useSynced();
  const states = applyEvents(account, eventsOf(visitorId, events ?? []));
  return (
    <LearningWordsContext value={words}>
      <LearningLists overview={toOverview(states, documents)} />
      <p className="learning-place">
        <LocalLink to={LEARNING_PATH}>{words.all}</LocalLink>
      </p>
    </LearningWordsContext>
  );
}
