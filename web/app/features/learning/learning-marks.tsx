import { type ReactNode, type SubmitEvent, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import textStyles from "#app/ui/text.module.css";
import { ChangesSinceRead } from "./changes/changes-since-read.tsx";
import { useLearning } from "./learning-context.tsx";
import { MARKS, type Target } from "./learning-event.ts";
import styles from "./learning-marks.module.css";
import { LEARNING_PATH } from "./learning-path.ts";
import { FINISHED_PERCENT, hasReached, type LearningState } from "./learning-state.ts";
import { placeOf } from "./reading-percent.ts";
import { useMarks } from "./use-marks.ts";
import { type Share, useReadingProgress, WHOLE } from "./use-reading-progress.ts";

/** A document, and what the account of a signed-in learner holds of it; null for everybody else, whose device knows. */
interface MarksProps {
  target: Target;
  known: LearningState | null;
  /** The page's own, without language: forms posted without scripts lead back there. */
  path: string;
}

/**
 * The parts of a text's page, with marks below its title and where one has read it. The upper ones note how far it is read:
 * `shown` is the share of the document that the page shows.
 */
export function withMarks(parts: ReadingSlots, marks: MarksProps, shown: Share = WHOLE): ReadingSlots {
  const { slug } = marks.target;
  return {
    ...parts,
    head: <LearningMarks key={slug} {...marks} shown={shown} />,
    notice: (
      <>
        {parts.notice}
        <ChangesSinceMark key={slug} {...marks} shown={shown} />
      </>
    ),
    end: (
      <>
        {parts.end}
        <footer className={styles.below}>
          <LearningMarks key={slug} {...marks} shown={null} />
        </footer>
      </>
    ),
  };
}

/**
 * "Mark as read" and "bookmark" for a document. A form, so that it works without scripts for those who are signed in; with
 * them, marks are stored on the device. The labels of both states are in the page and the style sheet shows one, so that nothing
 * moves. The marks with `shown` follow how far that share of the document is read.
 */
function LearningMarks({ target, known, path, shown }: MarksProps & { shown: Share | null }) {
  const t = useTranslations("marks");
  const { state, mark } = useMarks(target, known);
  const { visitorId, device } = useLearning();
  const [said, setSaid] = useState<{ text: string; isLoss: boolean }>({ text: "", isLoss: false });
  useReadingProgress({ shown, onRead: (percent) => mark({ what: "reading", percent }) });
  const { isRead, percent } = state;
  const isBookmarked = state.bookmarkedAt !== null;
  const hasBegun = percent > 0 && percent < FINISHED_PERCENT && !isRead;
  const onMark = (what: string) => {
    const payload = MARKS[what];
    if (!device || !payload) return false;
    mark(payload);
    const isLoss = visitorId === "0" && !device.isStored();
    setSaid({ text: isLoss ? t("lost") : what in LABELS ? t(LABELS[what as keyof typeof LABELS]) : "", isLoss });
    return true;
  };
  return (
    <div
      className={styles.learningMarks}
      data-kind={target.kind}
      data-slug={target.slug}
      data-read={isRead ? "" : undefined}
      data-bookmarked={isBookmarked ? "" : undefined}
      data-begun={hasBegun ? "" : undefined}
    >
      <MarkForm target={target} path={path} waits={known === null} onMark={onMark}>
        <button
          type="submit"
          className={`${styles.mark} ${styles.read}`}
          name="what"
          value={isRead ? "unread" : "read"}
        >
          <span data-label="">{t("markAsRead")}</span>
          <span data-label="marked">{t("markedAsRead")}</span>
        </button>
        <button
          type="submit"
          className={`${styles.mark} ${styles.bookmark}`}
          name="what"
          value={isBookmarked ? "unbookmark" : "bookmark"}
        >
          <span data-label="">{t("bookmark")}</span>
          <span data-label="marked">{t("bookmarked")}</span>
        </button>
        <span className={styles.ways}>
          <LocalLink className={styles.link} to={LEARNING_PATH}>
            {t("yourLearning")}
          </LocalLink>
          {shown && shown.to - shown.from === 1 ? (
            <a className={`${styles.link} ${styles.continue}`} href={placeOf(percent) || "#content"}>
              {t("continue")}
            </a>
          ) : null}
        </span>
        <span role="status" className={said.isLoss ? undefined : textStyles.srOnly}>
          {said.text}
        </span>
      </MarkForm>
    </div>
  );
}

/** Above the text, and not among the marks, which are folded on a phone. */
function ChangesSinceMark({ target, known, path, shown }: MarksProps & { shown: Share }) {
  const { state } = useMarks(target, known);
  return <ChangesSinceRead path={path} isFinished={hasReached(state, FINISHED_PERCENT * shown.to)} />;
}

/** What a button's label is once it has been pressed. */
const LABELS = {
  read: "markedAsRead",
  unread: "markAsRead",
  bookmark: "bookmarked",
  unbookmark: "bookmark",
} as const;

/** `onMark` tells whether it has seen to what was pressed; else the form is sent. */
function MarkForm(props: {
  target: Target;
  path: string;
  /** Whether the server could store nothing: what is pressed waits for the application. */
  waits: boolean;
  onMark: (what: string) => boolean;
  children: ReactNode;
}) {
  const { target, path, waits, onMark, children } = props;
  const locale = useLocale();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && onMark(submitter.value)) event.preventDefault();
  };
  return (
    <form
      className={styles.marks}
      method="post"
      action={localizedPath(LEARNING_PATH, locale)}
      onSubmit={onSubmit}
      data-waits={waits ? "" : undefined}
    >
      <input type="hidden" name="kind" value={target.kind} />
      <input type="hidden" name="slug" value={target.slug} />
      <input type="hidden" name="back" value={localizedPath(path, locale)} />
      {children}
    </form>
  );
}
