import { useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import type { LearningState } from "../learning-state.ts";
import { useLearningOf } from "../use-learning-of.ts";
import { useMarks } from "../use-marks.ts";
import { type QuizResult, toResults } from "./quiz-result.ts";
import styles from "./results.module.css";

/** On the map of concepts: that one is read, and what came of its quiz. */
export function ResultMark(props: { slug: string; known: LearningState | null; result: QuizResult | null }) {
  const { slug, known, result } = props;
  const t = useTranslations("marks");
  const { state } = useMarks({ kind: "concept", slug }, known);
  const last = toResults(result ? [result] : [], useLearningOf()).get(slug);
  if (!state.isRead && !last) return null;
  const { correctCount = 0, questionCount = 0 } = last ?? {};
  return (
    <p className={styles.mark} data-passed={last?.passed ? "" : undefined}>
      {state.isRead ? <span>{t("finished")}</span> : null}
      {last ? (
        <>
          <span className={textStyles.srOnly}>
            {t("quiz", { correct: String(correctCount), total: String(questionCount) })}
          </span>
          <span aria-hidden="true">
            {correctCount}/{questionCount}
          </span>
        </>
      ) : null}
    </p>
  );
}
