import { useId } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { GradedQuestion } from "./graded-question.tsx";
import type { GradingView, QuizView } from "./quizzes.server.ts";

/** Where the quiz stands on the page of its concept. */
const QUIZ_ID = "quiz";

/**
 * A concept's quiz: a form until it is answered, then what was right and why. `path` is the concept's, without language.
 * What was answered stands in the page for whoever keeps it.
 */
export function QuizSection(props: { quiz: QuizView; grading: GradingView | null; path: string }) {
  const { quiz, grading, path } = props;
  const t = useTranslations("quizzes");
  const titleId = useId();
  const lang = useLangOf()(quiz.locale);
  const address = `${localizedPath(path, useLocale())}#${QUIZ_ID}`;
  return (
    <section id={QUIZ_ID} className="quiz" aria-labelledby={titleId}>
      <h2 id={titleId} className="link-list-title">
        {t("title")}
      </h2>
      <FallbackNotice locale={quiz.locale} />
      {grading ? (
        <div data-graded-quiz={JSON.stringify({ slug: quiz.slug, locale: grading.locale, answers: grading.answers })}>
          <p role="status" className="quiz-score" tabIndex={-1}>
            <Sentences>
              {t("score", { correct: String(grading.correctCount), total: String(grading.questionCount) })}
              {grading.passed ? t("passed") : t("notPassed")}
            </Sentences>
          </p>
          <ol className="quiz-questions" lang={lang}>
            {quiz.questions.map((question) => (
              <GradedQuestion
                key={question.key}
                question={question}
                graded={grading.questions.find(({ key }) => key === question.key)}
              />
            ))}
          </ol>
          <p>
            {/* Another address than the page's own: without scripts, a mere fragment would load nothing. */}
            <LocalLink className="button" to={`${path}?again=1#${QUIZ_ID}`} reloads>
              {t("again")}
            </LocalLink>
          </p>
        </div>
      ) : (
        <form method="post" action={address} data-quiz="">
          <p className="text-muted">{t("introduction", { count: quiz.questions.length })}</p>
          <input type="hidden" name="locale" value={quiz.locale} />
          <ol className="quiz-questions" lang={lang}>
            {quiz.questions.map((question) => (
              <Question key={question.key} question={question} />
            ))}
          </ol>
          <Button type="submit" tone="primary">
            {t("submit")}
          </Button>
        </form>
      )}
    </section>
  );
}

function Question({ question }: { question: QuizView["questions"][number] }) {
  const t = useTranslations("quizzes");
  return (
    <li>
      <fieldset>
        <legend>
          <Sentences>
            {question.prompt}
            {question.multiple ? <span className="text-muted">{t("several")}</span> : null}
          </Sentences>
        </legend>
        {question.options.map((option) => (
          <label key={option.key} className="quiz-option">
            <input
              type={question.multiple ? "checkbox" : "radio"}
              name={`answer.${question.key}`}
              value={option.key}
              required={!question.multiple}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
