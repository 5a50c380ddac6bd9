import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { QuestionView } from "./faq.server.ts";

const TOPICS = ["basics", "tokens", "taking-part", "safety"] as const;

/** Questions by topic; each opens by itself and has its own address. */
export function FaqList({ questions }: { questions: Omit<QuestionView, "answerHtml">[] }) {
  const t = useTranslations("faq");
  const langOf = useLangOf();
  const byTopic = Map.groupBy(questions, ({ topic }) => TOPICS.find((known) => known === topic) ?? "other");
  return [...byTopic].map(([topic, members]) => (
    <section key={topic} className="mt-10">
      <h2 className="section-title">{t(`topics.${topic}`)}</h2>
      {members.map((question) => (
        <details key={question.anchor} id={question.anchor} className="question" lang={langOf(question.locale)}>
          <summary>{question.question}</summary>
          <RichTextView html={question.html} />
        </details>
      ))}
    </section>
  ));
}
