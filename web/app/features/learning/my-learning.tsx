import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { NeedsScript } from "#app/ui/needs-script.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import { ChangedList } from "./changes/changed-list.tsx";
import { eventsOf } from "./events-of.ts";
import { useLearning, useSynced } from "./learning-context.tsx";
import { LearningData } from "./learning-data.tsx";
import listStyles from "./learning-lists.module.css";
import { LearningLists } from "./learning-lists.tsx";
import type { LearningPage } from "./learning-overview.ts";
import { PLACEMENT_PATH, REVIEW_PATH } from "./learning-path.ts";
import { useOverview } from "./use-overview.ts";

/** Everything a learner has saved: in the account, and on the device where it has not reached one. */
export function MyLearning({ page }: { page: LearningPage }) {
  return (
    <MoreTexts texts={page.texts}>
      <Lists page={page} />
    </MoreTexts>
  );
}

function Lists({ page }: { page: LearningPage }) {
  const t = useTranslations("learning");
  const { events, device } = useLearning();
  const { visitorId } = page;
  const shown = useOverview(page);
  useSynced();
  const isSignedIn = visitorId !== "0";
  const pending = eventsOf(visitorId, events ?? []);
  if (!isSignedIn && events === null) return <Waiting />;
  return (
    <>
      <p className={`${listStyles.place} ${textLinksStyles.textLinks}`}>
        <Sentences>
          {isSignedIn ? t("inAccount") : t("onDevice")}
          {isSignedIn ? pending.length > 0 && t("pending") : <WaysIn />}
        </Sentences>
      </p>
      <p className={`${listStyles.ways} ${listStyles.place}`}>
        <LocalLink to={REVIEW_PATH} className={buttonStyles.button}>
          {t("review")}
        </LocalLink>
        <LocalLink to={PLACEMENT_PATH} className={buttonStyles.button}>
          {t("placement")}
        </LocalLink>
      </p>
      <ChangedList documents={page.documents} />
      <LearningLists {...shown} />
      <LearningData visitorId={visitorId} device={device} />
      <p className={`${listStyles.place} ${textLinksStyles.textLinks}`}>
        <LocalLink to="/offline">{t("offline")}</LocalLink>
      </p>
    </>
  );
}

/** Holds the place of the lists until the device has been asked; without scripts it never is. */
function Waiting() {
  const t = useTranslations("learning");
  return (
    <div className={listStyles.waiting}>
      <NeedsScript className={listStyles.place}>
        {t("needsScript")}
        <WaysIn />
      </NeedsScript>
    </div>
  );
}

function WaysIn() {
  const t = useTranslations("learning");
  return (
    <>
      <LocalLink to="/login?redirect=/learning">{t("logIn")}</LocalLink>
      {" · "}
      <LocalLink to="/register">{t("register")}</LocalLink>
    </>
  );
}
