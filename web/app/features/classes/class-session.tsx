import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import statusStyles from "#app/ui/forms/status-note.module.css";
import numberedListStyles from "#app/ui/lists/numbered-list.module.css";
import readingStyles from "#app/ui/reading/reading.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import { CLASS_PATH } from "./class-address.ts";
import type { ClassClient } from "./class-client.ts";
import type { Device } from "./class-memory.ts";
import styles from "./class-session.module.css";
import type { ClassQuestion, ClassView } from "./class-views.ts";
import { NotThere } from "./not-there.tsx";
import { useClass } from "./use-class.ts";
import { useCounting } from "./use-counting.ts";

/** How questions look is the business of quizzes. */
export interface QuestionLooks<Question, Graded> {
  ask: (question: Question) => ReactNode;
  /** What a form with it says. */
  read: (form: FormData, question: Question) => string[];
  /** `text` is the path, without language, of what the question is about. */
  tell: (question: Question, graded: Graded, text: string) => ReactNode;
}

interface Props<Question extends ClassQuestion, Graded> {
  /** Which class it is. */
  classKey: string;
  client: ClassClient<Question, Graded>;
  looks: QuestionLooks<Question, Graded>;
  device: () => Device;
  /** Leads to the page in the language of the class. */
  leave: (href: string) => void;
}

/** A class as its readers see it: what is counted and whether they agree, its pages, its questions. */
export function ClassSession<Question extends ClassQuestion, Graded>(props: Props<Question, Graded>) {
  const { classKey, client, looks, device, leave } = props;
  const locale = useLocale();
  const { opened, lookAgain } = useClass(classKey, client.read);
  const counting = useCounting(classKey, client, device);
  const isGone = opened.state === "gone";
  const language = opened.state === "there" ? opened.view.locale : locale;
  const forget = useEffectEvent(counting.forget);
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  useEffect(() => {
    if (language !== locale) leaveNow(`${localizedPath(CLASS_PATH, language)}#${classKey}`);
  }, [language, locale, classKey]);
  if (opened.state !== "there") return <NotThere state={opened.state} onRetry={lookAgain} />;
  if (language !== locale) return <NotThere state="loading" onRetry={lookAgain} />;
  return <ClassToRead {...{ classKey, client, looks, counting }} view={opened.view} />;
}

function ClassToRead<Question extends ClassQuestion, Graded>(
  props: Pick<Props<Question, Graded>, "classKey" | "client" | "looks"> & {
    view: ClassView<Question>;
    counting: ReturnType<typeof useCounting>;
  },
) {
  const { classKey, client, looks, view, counting } = props;
  const t = useTranslations("classes.reading");
  const { dateTime } = useFormatter();
  const { steps, quiz, endsAt } = view;
  return (
    <div className={styles.session}>
      <Choice isCounted={counting.memory.isCounted} onChoose={counting.choose} />
      <Steps steps={steps} opened={counting.memory.opened} onOpen={counting.open} />
      {quiz ? (
        <section className={styles.part}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("questions")}</h2>
          <ol className={styles.questions}>
            {quiz.questions.map((question) => (
              <li key={question.key}>
                <Question
                  {...{ question, looks, locale: quiz.locale, text: quiz.text }}
                  onAnswer={async (options) => {
                    const isCounted = counting.isToBeCounted(question.key);
                    const given = { question: question.key, options, locale: quiz.locale, isCounted };
                    const graded = await client.answer(classKey, given);
                    if (graded !== null && isCounted) counting.noteAnswered(question.key);
                    return graded;
                  }}
                />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <p className={`${textStyles.aside} ${textStyles.muted}`}>
        {t("ends", { date: dateTime(new Date(endsAt), { dateStyle: "long" }) })}
      </p>
    </div>
  );
}

/** What is counted, before anything is; later, what was chosen, and the way to change it. */
function Choice({ isCounted, onChoose }: { isCounted: boolean | null; onChoose: (isCounted: boolean) => void }) {
  const t = useTranslations("classes.reading");
  const chosen = useRef<HTMLParagraphElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  useEffect(() => {
    // The buttons that were pressed are gone.
    if (hasChosen) chosen.current?.focus();
  }, [hasChosen]);
  const choose = (isCounted: boolean) => {
    onChoose(isCounted);
    setHasChosen(true);
  };
  if (isCounted === null) {
    return (
      <section className={`${statusStyles.statusNote} ${styles.choice}`} aria-labelledby="class-choice">
        <h2 id="class-choice" className={styles.choiceTitle}>
          {t("choice.title")}
        </h2>
        <p>{t("choice.text")}</p>
        <p className={styles.ways}>
          <Button tone="primary" onClick={() => choose(true)}>
            {t("choice.yes")}
          </Button>
          <Button onClick={() => choose(false)}>{t("choice.no")}</Button>
        </p>
      </section>
    );
  }
  return (
    <p ref={chosen} tabIndex={-1} className={styles.ways}>
      <span>{isCounted ? t("choice.counted") : t("choice.uncounted")}</span>
      <Button tone="quiet" onClick={() => choose(!isCounted)}>
        {isCounted ? t("choice.stop") : t("choice.start")}
      </Button>
    </p>
  );
}

function Steps(props: {
  steps: ClassView<ClassQuestion>["steps"];
  opened: readonly number[];
  onOpen: (step: number) => void;
}) {
  const { steps, opened, onOpen } = props;
  const t = useTranslations("classes.reading");
  const langOf = useLangOf();
  return (
    <section className={styles.part}>
      <h2 className={sectionTitleStyles.sectionTitle}>{t("steps")}</h2>
      <ol className={`${numberedListStyles.numberedList} ${styles.steps} ${textLinksStyles.textLinks}`}>
        {steps.map(({ path, title, locale }, step) => (
          <li key={path} className={`${numberedListStyles.item} ${styles.step}`}>
            <LocalLink to={path} lang={langOf(locale)} onClick={() => onOpen(step)} onAuxClick={() => onOpen(step)}>
              {title}
            </LocalLink>
            {opened.includes(step) ? <span className={textStyles.muted}>{t("opened")}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Question<Question extends ClassQuestion, Graded>(props: {
  question: Question;
  looks: QuestionLooks<Question, Graded>;
  locale: ClassView<Question>["locale"];
  text: string;
  onAnswer: (options: string[]) => Promise<Graded | null>;
}) {
  const { question, looks, locale, text, onAnswer } = props;
  const t = useTranslations("classes.reading");
  const langOf = useLangOf();
  const [graded, setGraded] = useState<Graded | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (graded) result.current?.focus();
  }, [graded]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const options = looks.read(new FormData(event.currentTarget), question);
    setIsBusy(true);
    try {
      const came = await onAnswer(options);
      setGraded(came);
      setHasFailed(came === null);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  };
  if (graded) {
    return (
      <div ref={result} tabIndex={-1} role="status" lang={langOf(locale)} className={readingStyles.reading}>
        {looks.tell(question, graded, text)}
      </div>
    );
  }
  return (
    <form className={`${readingStyles.reading} ${styles.question}`} onSubmit={submit}>
      <div lang={langOf(locale)}>{looks.ask(question)}</div>
      <Button type="submit" isBusy={isBusy}>
        {t("submit")}
      </Button>
      {hasFailed ? <p role="alert">{t("failed")}</p> : null}
    </form>
  );
}
