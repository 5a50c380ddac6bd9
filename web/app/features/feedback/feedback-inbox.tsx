import type { GetPageFeedbackEntries } from "@learn-bittensor/contract/operations/page-feedback";
import type { ResultOf } from "gql.tada";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import errorStyles from "#app/ui/forms/error-summary.module.css";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import formStyles from "#app/ui/forms/form.module.css";
import chipStyles from "#app/ui/lists/chip-links.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import { FEEDBACK_PATH } from "./feedback-address.ts";
import answerStyles from "./feedback-answer.module.css";
import styles from "./feedback-inbox.module.css";

export const STATES = ["open", "answered", "closed"] as const;

const EXAMPLE = "/concepts/staking/staking";

type Entry = ResultOf<typeof GetPageFeedbackEntries>["pageFeedbackEntries"][number];

/** What an editor sent that was not taken. */
export interface RefusedAnswer {
  number: number;
  answer: string;
  page: string;
}

/** What readers told, for editors, with a form for each. */
export function FeedbackInbox(props: {
  entries: readonly Entry[];
  state: (typeof STATES)[number];
  refused: RefusedAnswer | null;
}) {
  const { entries, state, refused } = props;
  const t = useTranslations("feedback.editors");
  return (
    <>
      <nav aria-label={t("title")} className={chipStyles.chips}>
        {STATES.map((each) => (
          <LocalLink
            key={each}
            className={chipStyles.chip}
            to={`${FEEDBACK_PATH}/editors?state=${each}`}
            aria-current={each === state ? "true" : undefined}
          >
            {t(`states.${each}`)}
          </LocalLink>
        ))}
      </nav>
      {entries.length === 0 ? <p role="status">{t("none")}</p> : null}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.number} id={`number-${entry.number}`} className={styles.entry}>
            <EntryView entry={entry} refused={refused?.number === entry.number ? refused : null} />
          </li>
        ))}
      </ol>
    </>
  );
}

function EntryView({ entry, refused }: { entry: Entry; refused: RefusedAnswer | null }) {
  const t = useTranslations("feedback");
  const { dateTime } = useFormatter();
  const { number, page, locale, clear, reasons, about, message, state, answer, answerPage, sentAt } = entry;
  return (
    <>
      <h2 className={textLinksStyles.textLinks}>
        <LocalLink to={`${FEEDBACK_PATH}/${number}`}>{t("numberTitle", { number: String(number) })}</LocalLink>
      </h2>
      <p className={textLinksStyles.textLinks}>
        <LocalLink to={splitLocale(page).path}>{page}</LocalLink> ({locale}) ·{" "}
        {dateTime(new Date(sentAt), { dateStyle: "long", timeZone: "UTC" })}
      </p>
      {clear === null ? null : <p>{clear ? t("editors.clear") : t("editors.unclear")}</p>}
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
      ) : null}
      {about ? <blockquote className={answerStyles.answer}>{about}</blockquote> : null}
      {message ? <blockquote className={answerStyles.answer}>{message}</blockquote> : null}
      <SiteForm method="post" className={formStyles.form}>
        {refused ? (
          <p role="alert" className={errorStyles.errorSummary}>
            {t("editors.failed")}
          </p>
        ) : null}
        <input type="hidden" name="number" value={number} />
        <Field id={`answer-${number}`} label={t("editors.answerLabel")}>
          <textarea
            id={`answer-${number}`}
            className={fieldStyles.field}
            name="answer"
            rows={3}
            maxLength={2_000}
            defaultValue={refused?.answer ?? answer ?? ""}
          />
        </Field>
        <Field id={`page-${number}`} label={t("editors.pageLabel", { example: EXAMPLE })}>
          <input
            id={`page-${number}`}
            className={fieldStyles.field}
            type="text"
            name="page"
            maxLength={300}
            defaultValue={refused?.page ?? answerPage ?? ""}
          />
        </Field>
        <div className={styles.ways}>
          <Button type="submit" tone="primary" name="what" value="answer">
            {t("editors.answerSubmit")}
          </Button>
          {state === "closed" ? null : (
            <Button type="submit" name="what" value="close">
              {t("editors.closeSubmit")}
            </Button>
          )}
        </div>
      </SiteForm>
    </>
  );
}
