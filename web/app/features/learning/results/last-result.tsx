import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { useLearningOf } from "../use-learning-of.ts";
import { type QuizResult, toResults, type WeakSection } from "./quiz-result.ts";
import styles from "./results.module.css";

/** What came of a quiz the last time, above its questions; nothing as long as nobody has answered it. `known` is the account's. */
export function LastResult({ slug, known }: { slug: string; known: QuizResult | null }) {
  const t = useTranslations("quizzes");
  const format = useFormatter();
  const events = useLearningOf();
  const result = toResults(known ? [known] : [], events).get(slug);
  if (!result) return null;
  const { correctCount, questionCount, at, weak } = result;
  return (
    <div className={styles.last}>
      <p>
        <Sentences>
          {t("last", {
            date: format.dateTime(new Date(at), { dateStyle: "long" }),
            correct: String(correctCount),
            total: String(questionCount),
          })}
          {weak.length > 0 ? t("weak") : null}
        </Sentences>
      </p>
      <WeakSections weak={weak} />
    </div>
  );
}

/** The sections to read again, as links; `path` is the page they are in, nothing on that page itself. */
export function WeakSections({ weak, path = "" }: { weak: readonly WeakSection[]; path?: string }) {
  if (weak.length === 0) return null;
  return (
    <ul className={styles.weak}>
      {weak.map(({ anchor, title }) => (
        <li key={anchor}>
          {path === "" ? <a href={`#${anchor}`}>{title}</a> : <LocalLink to={`${path}#${anchor}`}>{title}</LocalLink>}
        </li>
      ))}
    </ul>
  );
}
