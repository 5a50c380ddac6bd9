import { isLocale } from "@learn-bittensor/contract/locales";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { ReadableDocument } from "../learning-overview.ts";
import type { LearningState } from "../learning-state.ts";
import type { DeviceNotes } from "../notes/device-notes.ts";
import type { GradedAnswer, ReviewClient, ReviewQuestion } from "./review-client.ts";
import styles from "./review-session.module.css";
import { type Answered, type Round, useReview } from "./use-review.ts";

/** How questions look is the business of quizzes. */
export interface QuestionLooks {
  ask: (question: ReviewQuestion) => ReactNode;
  /** What a form with it says. */
  read: (form: FormData, question: ReviewQuestion) => string[];
  tell: (question: ReviewQuestion, graded: GradedAnswer, path: string) => ReactNode;
}

/** The questions of today, one after the other. Comes by itself: with it comes what says when a question comes back. */
export default function ReviewSession(props: {
  notes: DeviceNotes;
  states: readonly LearningState[];
  documents: readonly ReadableDocument[];
  client: ReviewClient;
  now: () => number;
  looks: QuestionLooks;
}) {
  const { documents, looks, ...given } = props;
  const t = useTranslations("review");
  const { round, answer } = useReview(given);
  const [at, setAt] = useState(0);
  if (round.state === "loading") return <div className={styles.waiting} aria-busy="true" />;
  if (round.state !== "ready") return <p role="status">{t("away")}</p>;
  const current = round.questions[at];
  if (!current) return <Nothing round={round} />;
  const concept = documents.find(({ kind, slug }) => kind === "concept" && slug === current.slug);
  return (
    <OneQuestion
      key={`${current.slug} ${current.question}`}
      isFirst={at === 0}
      isLast={at + 1 === round.questions.length}
      place={t("question", { number: String(at + 1), count: String(round.questions.length) })}
      current={current}
      concept={concept}
      looks={looks}
      onAnswer={(options) => answer(current, options)}
      onNext={() => setAt(at + 1)}
    />
  );
}

function Nothing({ round }: { round: Round & { state: "ready" } }) {
  const t = useTranslations("review");
  const format = useFormatter();
  const { questions, nextAt } = round;
  return (
    <p role="status" className={`${readingStyles.reading} ${textLinksStyles.textLinks}`}>
      <Sentences>
        {questions.length > 0 ? t("done") : t("nothing")}
        {nextAt === null ? null : t("nextOn", { date: format.dateTime(new Date(nextAt), { dateStyle: "long" }) })}
        {questions.length > 0 ? null : <LocalLink to="/concepts">{t("concepts")}</LocalLink>}
      </Sentences>
    </p>
  );
}

function OneQuestion(props: {
  isFirst: boolean;
  isLast: boolean;
  place: string;
  current: (Round & { state: "ready" })["questions"][number];
  concept: ReadableDocument | undefined;
  looks: QuestionLooks;
  onAnswer: (options: string[]) => Promise<Answered>;
  onNext: () => void;
}) {
  const { isFirst, isLast, place, current, concept, looks, onAnswer, onNext } = props;
  const t = useTranslations("review");
  const format = useFormatter();
  const langOf = useLangOf();
  const [answered, setAnswered] = useState<Exclude<Answered, { state: "gone" }> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) top.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (answered) result.current?.focus();
  }, [answered]);
  const submit = async (form: HTMLFormElement) => {
    const options = looks.read(new FormData(form), current.asked);
    setIsBusy(true);
    const came = await onAnswer(options);
    setIsBusy(false);
    if (came.state === "gone") onNext();
    else setAnswered(came);
  };
  const lang = isLocale(current.locale) ? langOf(current.locale) : undefined;
  return (
    <div className={readingStyles.reading}>
      <p ref={top} tabIndex={-1} className={`${textStyles.muted} ${textLinksStyles.textLinks}`}>
        {place}
        {concept ? (
          <>
            {" · "}
            <LocalLink to={concept.href} lang={langOf(concept.locale)}>
              {concept.title}
            </LocalLink>
          </>
        ) : null}
      </p>
      {answered ? (
        <div ref={result} tabIndex={-1} role="status" className={styles.answered}>
          {answered.state === "graded" ? (
            <>
              <div lang={lang}>{looks.tell(current.asked, answered.graded, concept?.href ?? "")}</div>
              {answered.backAt === null ? null : (
                <p className={textStyles.muted}>
                  {t("backOn", { date: format.dateTime(new Date(answered.backAt), { dateStyle: "long" }) })}
                </p>
              )}
            </>
          ) : (
            <p>{t("offline")}</p>
          )}
          <Button tone="primary" onClick={onNext}>
            {isLast ? t("finish") : t("next")}
          </Button>
        </div>
      ) : (
        <form
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void submit(event.currentTarget);
          }}
        >
          <div lang={lang}>{looks.ask(current.asked)}</div>
          <Button type="submit" tone="primary" isBusy={isBusy}>
            {t("submit")}
          </Button>
        </form>
      )}
    </div>
  );
}
