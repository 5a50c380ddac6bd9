import { useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import type { Target } from "./learning-event.ts";
import { FINISHED_PERCENT, hasReached, type LearningState } from "./learning-state.ts";
import readMarkStyles from "./read-mark.module.css";
import sectionsStyles from "./sections-read.module.css";
import { useMarks } from "./use-marks.ts";

interface Marked {
  target: Target;
  /** What the account of a signed-in learner holds of it; null for everybody else, whose device knows. */
  known: LearningState | null;
}

/**
 * In a list of what is read in an order: whether one thing is read, or is the next. `until` is the share of its document that
 * counts, in percent. The style sheet shows the word that holds; "next" is the first that is not read.
 */
export function ReadMark({ target, known, until = FINISHED_PERCENT }: Marked & { until?: number }) {
  const t = useTranslations("marks");
  const { state } = useMarks(target, known);
  return (
    <span
      className={`${readMarkStyles.readMark} ${textStyles.srOnly}`}
      data-finished={hasReached(state, until) ? "" : undefined}
    >
      <span className={readMarkStyles.done}>{t("finished")}</span>
      <span className={readMarkStyles.next}>{t("next")}</span>
      <span className={readMarkStyles.first}>{t("first")}</span>
    </span>
  );
}

/** Which parts of a document are read, each of which ends at one of `ends`, in percent. */
export function useFinished({ target, known, ends }: Marked & { ends: readonly number[] }): boolean[] {
  const { state } = useMarks(target, known);
  return ends.map((until) => hasReached(state, until));
}

/** How many parts of a document are read: a piece of a bar for each, that ends at one of `ends`, in percent. */
export function ReadCount({ target, known, ends }: Marked & { ends: readonly number[] }) {
  const t = useTranslations("marks");
  const finished = useFinished({ target, known, ends });
  return (
    <span className={sectionsStyles.sectionsRead} data-of={ends.length}>
      {finished.map((isFinished, part) => (
        <span key={ends[part]} className={sectionsStyles.section} data-finished={isFinished ? "" : undefined} />
      ))}
      {t("finished")}
    </span>
  );
}
