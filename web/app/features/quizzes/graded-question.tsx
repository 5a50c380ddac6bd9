import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { GradedAnswer } from "./graded-answer.tsx";
import styles from "./quiz-section.late.module.css";
import type { GradingView, QuestionView } from "./quizzes.server.ts";

/** A question that was answered: what is right, what one may have thought, why, and where the text says so. */
export function GradedQuestion({
  question,
  report = null,
  graded,
  path = "",
  as: Place = "li",
}: {
  question: QuestionView;
  /** The way to report it. */
  report?: ReactNode;
  graded: GradingView["questions"][number] | undefined;
  /** The page of the text, where that is another one. */
  path?: string;
  as?: "li" | "div";
}) {
  const t = useTranslations("quizResults");
  if (!graded) return null;
  const { explanation, section } = graded;
  return (
    <Place className={path ? styles.alone : undefined}>
      <p className={styles.prompt}>{question.prompt}</p>
      <p className={graded.correct ? styles.right : styles.wrong}>{graded.correct ? t("right") : t("wrong")}</p>
      <GradedAnswer question={question} graded={graded} />
      {explanation ? <p>{explanation}</p> : null}
      {section ? (
        <p>
          <a href={`${path}#${section}`}>{t("readAgain")}</a>
        </p>
      ) : null}
      {report}
    </Place>
  );
}
