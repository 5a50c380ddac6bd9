import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { eventsOf } from "./events-of.ts";
import { LearningData } from "./learning-data.tsx";
import { LearningLists } from "./learning-lists.tsx";
import { type LearningPage, toOverview } from "./learning-overview.ts";
import { applyEvents } from "./learning-state.ts";
import { type LearningWords, LearningWordsContext } from "./learning-words.tsx";
import { useDeviceEvents } from "./use-device-events.ts";
import { useSynced } from "./use-synced.ts";

/** Everything a learner keeps: in the account, and on the device where it has not reached one. */
export function MyLearning({ page: { visitorId, account, documents, words } }: { page: LearningPage }) {
  const { events, device } = useDeviceEvents();
  useSynced();
  const isSignedIn = visitorId !== "0";
  const pending = eventsOf(visitorId, events ?? []);
  if (!isSignedIn && events === null) return <Waiting words={words} />;
  return (
    <LearningWordsContext value={words}>
      <p className="learning-place">
        <Sentences>
          {isSignedIn ? words.inAccount : words.onDevice}
          {isSignedIn ? pending.length > 0 && words.pending : <WaysIn words={words} />}
        </Sentences>
      </p>
      <LearningLists overview={toOverview(applyEvents(account, pending), documents)} />
      <LearningData visitorId={visitorId} device={device} />
    </LearningWordsContext>
  );
}

/** Holds the place of the lists until the device has been asked; without scripts it never is. */
function Waiting({ words }: { words: LearningWords }) {
  return (
    <div className="learning-waiting">
      <noscript>
        <p className="learning-place">
          <Sentences>
            {words.needsScript}
            <WaysIn words={words} />
          </Sentences>
        </p>
      </noscript>
    </div>
  );
}

function WaysIn({ words }: { words: LearningWords }) {
  return (
    <>
      <LocalLink to="/login?redirect=/learning">{words.logIn}</LocalLink>
      {" · "}
      <LocalLink to="/register">{words.register}</LocalLink>
    </>
  );
}
