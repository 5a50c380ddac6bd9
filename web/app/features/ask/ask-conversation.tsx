import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import type { SiteForm } from "#app/i18n/site-form.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import chipLinksStyles from "#app/ui/lists/chip-links.module.css";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import textStyles from "#app/ui/text.module.css";
import type { AnswerPassage } from "./answerer.ts";
import styles from "./ask-conversation.module.css";
import { ASK_PATH } from "./ask-path.ts";
import { addressOf, LATEST_ID, listRetained } from "./conversation.ts";
import type { Conversation, Turn } from "./hold-conversation.server.ts";

/**
 * A conversation: what was asked with its answers, and the field for the next question below. It is a form that leads to
 * the address of the longer conversation. `notice` stands above the field.
 */
export function AskConversation(
  props: {
    conversation: Conversation;
    notice: ReactNode;
    /** The way to those who could write what answers a question. */
    tell: (question: string) => ReactNode;
  } & Omit<QuestionFormProps, "questions" | "field">,
) {
  const t = useTranslations("ask");
  const { conversation, longestQuestion, notice, tell, Form } = props;
  const { turns, note } = conversation;
  const questions = turns.map(({ question }) => question);
  const isLooking = useNavigation().location?.pathname.endsWith(ASK_PATH) ?? false;
  const { latest, field } = useFocusOnNewQuestion(questions);
  return (
    <div className={styles.askConversation}>
      {turns.length === 0 ? <Examples /> : null}
      <div role="log" aria-label={t("log")} aria-live="off" aria-busy={isLooking} className={styles.log}>
        {turns.map((turn, index) => (
          <TurnView
            key={turn.question}
            turn={turn}
            latest={index === turns.length - 1 ? latest : undefined}
            tell={tell}
          />
        ))}
      </div>
      <p role="status" className={isLooking ? "ask-looking" : textStyles.srOnly}>
        {isLooking ? t("looking") : turns.at(-1)?.outcome}
      </p>
      {notice}
      <QuestionForm {...{ field, questions, longestQuestion, Form }} />
      {turns.length > 0 ? (
        <p className={styles.note}>
          {note ? `${note} ` : null}
          <LocalLink to={ASK_PATH}>{t("startOver")}</LocalLink>
        </p>
      ) : null}
    </div>
  );
}

interface QuestionFormProps {
  field: Ref<HTMLInputElement>;
  questions: readonly string[];
  longestQuestion: number;
  /** Sends what stands in its field `q`, unless that is a secret. */
  Form: typeof SiteForm;
}

function QuestionForm({ field, questions, longestQuestion, Form }: QuestionFormProps) {
  const t = useTranslations("ask");
  return (
    <Form action={localizedPath(`${ASK_PATH}#${LATEST_ID}`, useLocale())} className={styles.form}>
      {listRetained(questions).map((question) => (
        <input key={question} type="hidden" name="q" value={question} />
      ))}
      <label htmlFor="ask-field">{t("label")}</label>
      <div className={styles.line}>
        <input
          // Another conversation has an empty field.
          key={questions.join("\n")}
          ref={field}
          id="ask-field"
          className={`${fieldStyles.field} ${styles.field}`}
          type="text"
          name="q"
          required
          maxLength={longestQuestion}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" tone="primary">
          {t("submit")}
        </Button>
      </div>
    </Form>
  );
}

const EXAMPLES = ["first", "second", "third", "fourth"] as const;

function Examples() {
  const t = useTranslations("ask");
  return (
    <section aria-labelledby="ask-examples" className={styles.examples}>
      <h2 id="ask-examples" className={linkListStyles.title}>
        {t("examplesTitle")}
      </h2>
      <ul className={chipLinksStyles.chips}>
        {EXAMPLES.map((example) => t(`examples.${example}`)).map((question) => (
          <li key={question}>
            <LocalLink className={buttonStyles.button} to={addressOf([question])}>
              {question}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `latest` is for the question that was asked last. */
function TurnView(props: {
  turn: Turn;
  latest: Ref<HTMLHeadingElement> | undefined;
  tell: (question: string) => ReactNode;
}) {
  const { turn, latest, tell } = props;
  const t = useTranslations("ask");
  const { question, answer, outcome } = turn;
  return (
    <section className={styles.turn}>
      <h2 ref={latest} id={latest ? LATEST_ID : undefined} className={styles.question} tabIndex={-1}>
        {question}
      </h2>
      <p>{outcome}</p>
      {answer.kind === "passages" ? (
        <>
          {answer.passages.map((passage) => (
            <Quotation key={passage.href} passage={passage} />
          ))}
          <p className={styles.more}>
            <LocalLink to={searchFor(question)}>{t("search")}</LocalLink>
          </p>
        </>
      ) : (
        <>
          <Elsewhere search={answer.kind === "nothing" ? searchFor(question) : null} />
          {answer.kind === "nothing" ? tell(question) : null}
        </>
      )}
    </section>
  );
}

function Quotation({ passage }: { passage: AnswerPassage }) {
  const t = useTranslations("ask");
  const lang = useLangOf()(passage.locale);
  return (
    <figure className={styles.quotation}>
      <blockquote lang={lang}>
        <RichText parts={passage.parts} />
      </blockquote>
      <figcaption className={styles.source}>
        <Sentences>
          <LocalLink to={passage.href} lang={lang}>
            {passage.titles.join(" › ")}
          </LocalLink>
          {lang ? <span className={textStyles.muted}>{t("inEnglish")}</span> : null}
        </Sentences>
      </figcaption>
    </figure>
  );
}

/** Where to look, or whom to ask, when no passage fits. */
function Elsewhere({ search }: { search: string | null }) {
  const t = useTranslations("ask");
  const links = [
    ...(search === null ? [] : [{ to: search, text: t("search") }]),
    { to: "/faq", text: t("faq") },
    { to: "/concepts/glossary", text: t("glossary") },
    { to: "/community", text: t("community") },
  ];
  return (
    <>
      <p>{t("elsewhere")}</p>
      <ul className={styles.elsewhere}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to}>{text}</LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function searchFor(question: string): string {
  return `/search?${new URLSearchParams({ q: question })}`;
}

/** The question that was just asked is where one reads on, as it is where the page is loaded anew. */
function useFocusOnNewQuestion(questions: readonly string[]) {
  const latest = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const key = questions.join("\n");
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    (latest.current ?? field.current)?.focus();
  }, [key]);
  return { latest, field };
}
