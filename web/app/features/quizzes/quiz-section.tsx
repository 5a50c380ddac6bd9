import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import textStyles from "#app/ui/text.module.css";
import { type AnsweredQuiz, gradedAnswers } from "./graded-answers.ts";
import { GradedQuestion } from "./late-questions.ts";
import { QuestionFields } from "./question-fields.tsx";
import styles from "./quiz-section.late.module.css";
import type { GradingView, QuizView } from "./quizzes.server.ts";

/** Where the quiz stands on the page of its concept. */
const QUIZ_ID = "quiz";

/** A concept's quiz: a form until it is answered, then what was right and why. */
export function QuizSection(props: {
  quiz: QuizView;
  /** What became of a form that loaded the document. */
  sent: GradingView | null;
  /** The concept's, without language. */
  path: string;
  /** The headings of the concept's text. */
  contents: readonly { id: string; title: string }[];
  /** Told each grading once; null as long as nobody listens. */
  onGraded: ((quiz: AnsweredQuiz) => void) | null;
  /** What came of it the last time. */
  last?: ReactNode;
  /** The way to report a question that was answered, by its key; null where nobody takes it. */
  report: ((question: string) => ReactNode) | null;
}) {
  const { quiz, sent, path, contents, onGraded, last, report } = props;
  const t = useTranslations("quizzes");
  const titleId = useId();
  const lang = useLangOf()(quiz.locale);
  const address = localizedPath(path, useLocale());
  const [attempt, setAttempt] = useState(0);
  const { Form, data } = useFetcher<GradingView | null>({ key: `quiz ${quiz.slug} ${attempt}` });
  const grading = data ?? sent;
  const form = useRef<HTMLFormElement>(null);
  const score = useRef<HTMLParagraphElement>(null);
  const told = useRef<GradingView>(null);
  useEffect(() => {
    if (!onGraded || !grading || told.current === grading) return;
    told.current = grading;
    const { slug, locale, answers, passed } = grading;
    onGraded({ slug, locale, answers, passed, graded: gradedAnswers(grading, contents) });
  }, [onGraded, grading, contents]);
  useEffect(() => {
    if (data) score.current?.focus();
    if (data === null) form.current?.submit();
  }, [data]);
  const isOpen = grading === null;
  useEffect(() => {
    if (attempt > 0 && isOpen) form.current?.querySelector<HTMLElement>("fieldset input, fieldset select")?.focus();
  }, [attempt, isOpen]);
  const section = (
    <section id={QUIZ_ID} className={styles.quizSection} aria-labelledby={titleId}>
      <h2 id={titleId} className={linkListStyles.title}>
        {t("title")}
      </h2>
      <FallbackNotice locale={quiz.locale} />
      {grading ? (
        <MoreTexts texts={grading.texts}>
          <div>
            <p ref={score} role="status" className={styles.score} tabIndex={-1}>
              <Score {...grading} />
            </p>
            <ol className={styles.questions} lang={lang} data-late="">
              <Suspense>
                {grading.asked.map((question) => (
                  <GradedQuestion
                    key={question.key}
                    question={question}
                    report={report?.(question.key)}
                    graded={grading.questions.find(({ key }) => key === question.key)}
                  />
                ))}
              </Suspense>
            </ol>
            <p>
              {/* Another address than the page's own: without scripts, a mere fragment would load nothing. */}
              <LocalLink
                className={buttonStyles.button}
                to={`${path}?again=1#${QUIZ_ID}`}
                keepsScroll
                onClick={() => setAttempt(attempt + 1)}
              >
                <AgainText />
              </LocalLink>
            </p>
          </div>
        </MoreTexts>
      ) : (
        <Form ref={form} method="post" action={`${address}#${QUIZ_ID}`}>
          <p className={textStyles.muted}>{t("introduction", { count: quiz.questionCount })}</p>
          {last}
          <input type="hidden" name="locale" value={quiz.locale} />
          <ol className={styles.questions} lang={lang}>
            {quiz.questions.map((question) => (
              <li key={question.key}>
                <QuestionFields question={question} />
              </li>
            ))}
          </ol>
          <Button type="submit">{t("submit")}</Button>
        </Form>
      )}
    </section>
  );
  return quiz.texts ? <MoreTexts texts={quiz.texts}>{section}</MoreTexts> : section;
}

/** In the words that come with a grading. */
function Score({ correctCount, questionCount, passed }: GradingView) {
  const t = useTranslations("quizResults");
  return (
    <Sentences>
      {t("score", { correct: String(correctCount), total: String(questionCount) })}
      {passed ? t("passed") : t("notPassed")}
    </Sentences>
  );
}

function AgainText() {
  return useTranslations("quizResults")("again");
}
