import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import { eventsOf } from "./events-of.ts";
import { useLearning, useSynced } from "./learning-context.tsx";
import listStyles from "./learning-lists.module.css";
import { LearningLists } from "./learning-lists.tsx";
import { LEARNING_PATH } from "./learning-marks.tsx";
import { type LearningPage, toOverview } from "./learning-overview.ts";
import { applyEvents } from "./learning-state.ts";

/** What a signed-in learner keeps, for the page of their account; what can be done with it is on a page of its own. */
export function LearningSummary({ page: { visitorId, account, documents, texts } }: { page: LearningPage }) {
  const { events } = useLearning();
  useSynced();
  const states = applyEvents(account, eventsOf(visitorId, events ?? []));
  return (
    <MoreTexts texts={texts}>
      <LearningLists overview={toOverview(states, documents)} />
      <AllOfIt />
    </MoreTexts>
  );
}

function AllOfIt() {
  const t = useTranslations("learning");
  return (
    <p className={`${listStyles.place} ${textLinksStyles.textLinks}`}>
      <LocalLink to={LEARNING_PATH}>{t("all")}</LocalLink>
    </p>
  );
}
