import disclosureStyles from "#app/ui/controls/disclosure.module.css";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { QuestionView } from "./faq.server.ts";
import styles from "./faq-list.module.css";

/** Questions with their answers; each opens by itself and has its own address. */
export function Questions({ questions }: { questions: QuestionView[] }) {
  const langOf = useLangOf();
  return questions.map((question) => (
    <details
      key={question.anchor}
      id={question.anchor}
      className={`${disclosureStyles.disclosure} ${styles.question}`}
      lang={langOf(question.locale)}
    >
      <summary>{question.question}</summary>
      <RichText parts={question.parts} />
    </details>
  ));
}
