import type { GetPageFeedback } from "@learn-bittensor/contract/operations/page-feedback";
import type { ResultOf } from "gql.tada";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { splitLocale } from "#app/i18n/localized-path.ts";
import buttonStyles from "#app/ui/button.module.css";
import statusStyles from "#app/ui/forms/status-note.module.css";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { tellAddress } from "./feedback-address.ts";
import styles from "./feedback-answer.module.css";

type Told = NonNullable<ResultOf<typeof GetPageFeedback>["pageFeedback"]>;

/** What became of what somebody told; what that was is shown to editors alone. */
export function FeedbackAnswer({ told, isJustSent }: { told: Told; isJustSent: boolean }) {
  const t = useTranslations("feedback");
  const { dateTime } = useFormatter();
  const { number, page, state, answer, answerPage, sentAt } = told;
  return (
    <div className={`${textLinksStyles.textLinks} ${touchStyles.links} ${styles.feedbackAnswer}`}>
      {isJustSent ? (
        <p role="status" className={statusStyles.statusNote}>
          {t("sent", { number: String(number) })}
        </p>
      ) : (
        <p className={statusStyles.statusNote}>{t(`states.${state}`)}</p>
      )}
      <p>
        {t("page")} <LocalLink to={splitLocale(page).path}>{page}</LocalLink>
      </p>
      <p>{t("sentOn", { date: dateTime(new Date(sentAt), { dateStyle: "long" }) })}</p>
      {answer ? (
        <section aria-labelledby="feedback-answer">
          <h2 id="feedback-answer" className={linkListStyles.title}>
            {t("answer")}
          </h2>
          <p className={styles.answer}>{answer}</p>
          {answerPage ? (
            <p>
              <LocalLink className={buttonStyles.button} to={answerPage}>
                {t("readOn")}
              </LocalLink>
            </p>
          ) : null}
        </section>
      ) : null}
      <p>
        <LocalLink to={tellAddress({ page })} rel="nofollow">
          {t("another")}
        </LocalLink>
      </p>
    </div>
  );
}
