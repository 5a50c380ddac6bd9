import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
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
  const t = useTranslations("quizzes");
  if (!graded) return null;
  const { chosen, correctOptions, misconceptions, explanation, section } = graded;
  return (
    <Place className={path ? styles.alone : undefined}>
      <p className={styles.prompt}>{question.prompt}</p>
      <p className={graded.correct ? styles.right : styles.wrong}>{graded.correct ? t("right") : t("wrong")}</p>
      <ul className={styles.answers}>
        {question.options.map(({ key, text }) => {
          const isRight = correctOptions.includes(key);
          const thought = misconceptions.find(({ option }) => option === key)?.misconception;
          if (!isRight && !chosen.includes(key)) return null;
          return (
            <li key={key} className={isRight ? `${styles.answer} ${styles.rightAnswer}` : styles.answer}>
              <span className={styles.mark}>{isRight ? t("rightAnswer") : t("yourAnswer")}</span> {text}
              {thought ? <p className={textStyles.muted}>{thought}</p> : null}
            </li>
          );
        })}
      </ul>
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
