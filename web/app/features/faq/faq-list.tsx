import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { QuestionView } from "./faq.server.ts";

type ShownQuestion = Omit<QuestionView, "answerHtml">;

const TOPICS = ["basics", "tokens", "taking-part", "safety"] as const;

/** Questions by topic; each opens by itself and has its own address. */
export function FaqList({ questions }: { questions: ShownQuestion[] }) {
  const t = useTranslations("faq");
  const byTopic = Map.groupBy(questions, ({ topic }) => TOPICS.find((known) => known === topic) ?? "other");
  return [...byTopic].map(([topic, members]) => (
    <section key={topic} className="chapter">
      <h2 className="section-title">{t(`topics.${topic}`)}</h2>
      <div>
        <Questions questions={members} />
      </div>
    </section>
  ));
}

/** The first questions of somebody who begins, and the way to all of them. */
export function FirstQuestions({ questions }: { questions: ShownQuestion[] }) {
  const t = useTranslations("faq");
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="section-title">
        {t("title")}
      </h2>
      <Questions questions={questions} />
      <p className="mt-4">
        <LocalLink className="button" to="/faq_legacy">
          {t("all")}
        </LocalLink>
      </p>
    </section>
  );
}

function Questions({ questions }: { questions: ShownQuestion[] }) {
  const langOf = useLangOf();
  return questions.map((question) => (
    <details key={question.anchor} id={question.anchor} className="disclosure question" lang={langOf(question.locale)}>
      <summary>{question.question}</summary>
      <RichTextView html={question.html} />
    </details>
  ));
}
