import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { NeedsScript } from "#app/ui/needs-script.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import textStyles from "#app/ui/text.module.css";
import { useLearning } from "../learning-context.tsx";
import type { LearningPage } from "../learning-overview.ts";
import { applyEvents } from "../learning-state.ts";
import { useDeviceNotes } from "../notes/use-device-notes.ts";
import { useLearningOf } from "../use-learning-of.ts";
import { createReviewClient, type ReviewClient } from "./review-client.ts";
import { waitingAnswers } from "./review-notes.ts";
import styles from "./review-page.module.css";
import type { QuestionLooks } from "./review-session.tsx";

const ReviewSession = lazy(() => import("./review-session.tsx"));

/** What was read, in questions that come back. `client` and `now` are the browser's, unless said. */
export function ReviewPage(props: {
  page: LearningPage;
  looks: QuestionLooks;
  client?: ReviewClient;
  now?: () => number;
}) {
  const { page, looks, now = Date.now } = props;
  const t = useTranslations("review");
  const { events } = useLearning();
  const notes = useDeviceNotes();
  const [client] = useState(() => props.client ?? createReviewClient((...asked) => fetch(...asked)));
  const own = useLearningOf();
  const states = useMemo(() => applyEvents(page.account, own), [page.account, own]);
  const waiting = notes ? waitingAnswers(notes).length : 0;
  return (
    <div className={styles.place}>
      <NeedsScript>
        {t("needsScript")}
        <LocalLink to="/concepts">{t("concepts")}</LocalLink>
      </NeedsScript>
      {notes && events ? (
        <Suspense>
          <ReviewSession {...{ notes, states, client, now, looks }} documents={page.documents} />
        </Suspense>
      ) : null}
      <div className={`${styles.foot} ${readingStyles.reading}`}>
        {waiting > 0 ? <p className={textStyles.muted}>{t("waiting", { count: waiting })}</p> : null}
        <p className={`${textStyles.aside} ${textStyles.muted}`}>{t("how")}</p>
      </div>
    </div>
  );
}
