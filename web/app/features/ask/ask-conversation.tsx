import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { SiteForm } from "#app/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { AnswerPassage } from "./answerer.ts";
import type { AskWords } from "./ask-texts.ts";
import { ASK_PATH, addressOf, LATEST_ID, listKept } from "./conversation.ts";
import type { Conversation, Turn } from "./hold-conversation.server.ts";

/**
 * A conversation: what was asked with its answers, and the field for the next question below. It is a form that leads to
 * the address of the longer conversation. `notice` stands above the field.
 */
export function AskConversation(props: {
  words: AskWords;
  conversation: Conversation;
  longestQuestion: number;
  notice: ReactNode;
}) {
  const { words, conversation, longestQuestion, notice } = props;
  const { turns, note } = conversation;
  const questions = turns.map(({ question }) => question);
  const isLooking = useNavigation().location?.pathname.endsWith(ASK_PATH) ?? false;
  useFocusOnNewQuestion(questions);
  return (
    <div className="ask">
      {turns.length === 0 ? <Examples words={words} /> : null}
      <div role="log" aria-label={words.log} aria-live="off" aria-busy={isLooking} className="ask-log">
        {turns.map((turn, index) => (
          <TurnView key={turn.question} turn={turn} words={words} isLatest={index === turns.length - 1} />
        ))}
      </div>
      <p role="status" className={isLooking ? "ask-looking" : "sr-only"}>
        {isLooking ? words.looking : turns.at(-1)?.outcome}
      </p>
      {notice}
      <QuestionForm words={words} questions={questions} longestQuestion={longestQuestion} />
      {turns.length > 0 ? (
        <p className="ask-note">
          {note ? `${note} ` : null}
          <LocalLink to={ASK_PATH}>{words.startOver}</LocalLink>
        </p>
      ) : null}
    </div>
  );
}

function QuestionForm(props: { words: AskWords; questions: readonly string[]; longestQuestion: number }) {
  const { words, questions, longestQuestion } = props;
  return (
    <SiteForm action={localizedPath(`${ASK_PATH}#${LATEST_ID}`, useLocale())} className="ask-form">
      {listKept(questions).map((question) => (
        <input key={question} type="hidden" name="q" value={question} />
      ))}
      <label htmlFor="ask-field">{words.label}</label>
      <div className="ask-line">
        <input
          // Another conversation has an empty field.
          key={questions.join("\n")}
          id="ask-field"
          // What is sent by fields of this name is looked at for secrets first.
          className="search-field"
          type="text"
          name="q"
          required
          maxLength={longestQuestion}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" tone="primary">
          {words.submit}
        </Button>
      </div>
    </SiteForm>
  );
}

function Examples({ words }: { words: AskWords }) {
  return (
    <section aria-labelledby="ask-examples" className="ask-examples">
      <h2 id="ask-examples" className="link-list-title">
        {words.examplesTitle}
      </h2>
      <ul className="chips">
        {words.examples.map((question) => (
          <li key={question}>
            <LocalLink className="button" to={addressOf([question])}>
              {question}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TurnView({ turn, words, isLatest }: { turn: Turn; words: AskWords; isLatest: boolean }) {
  const { question, answer, outcome } = turn;
  return (
    <section className="ask-turn">
      <h2 id={isLatest ? LATEST_ID : undefined} className="ask-question" tabIndex={-1}>
        {question}
      </h2>
      <p>{outcome}</p>
      {answer.kind === "passages" ? (
        <>
          {answer.passages.map((passage) => (
            <Quotation key={passage.href} passage={passage} words={words} />
          ))}
          <p className="ask-more">
            <LocalLink to={searchFor(question)}>{words.search}</LocalLink>
          </p>
        </>
      ) : (
        <Elsewhere words={words} search={answer.kind === "nothing" ? searchFor(question) : null} />
      )}
    </section>
  );
}

function Quotation({ passage, words }: { passage: AnswerPassage; words: AskWords }) {
  const lang = useLangOf()(passage.locale);
  return (
    <figure className="ask-quotation">
      <blockquote lang={lang}>
        <RichTextView html={passage.html} />
      </blockquote>
      <figcaption className="ask-source">
        <Sentences>
          <LocalLink to={passage.href} lang={lang}>
            {passage.titles.join(" › ")}
          </LocalLink>
          {lang ? <span className="text-muted">{words.inEnglish}</span> : null}
        </Sentences>
      </figcaption>
    </figure>
  );
}

/** Where to look, or whom to ask, when no passage fits. */
function Elsewhere({ words, search }: { words: AskWords; search: string | null }) {
  const links = [
    ...(search === null ? [] : [{ to: search, text: words.search }]),
    { to: "/faq_legacy", text: words.faq },
    { to: "/concepts/glossary", text: words.glossary },
    { to: "/community", text: words.community },
  ];
  return (
    <>
      <p>{words.elsewhere}</p>
      <ul className="ask-elsewhere">
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
function useFocusOnNewQuestion(questions: readonly string[]): void {
  const key = questions.join("\n");
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const place = document.getElementById(LATEST_ID) ?? document.getElementById("ask-field");
    place?.focus();
  }, [key]);
}
