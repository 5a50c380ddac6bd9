import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import disclosureStyles from "#app/ui/controls/disclosure.module.css";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import chapterStyles from "#app/ui/lists/chapter-list.module.css";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { QuestionView } from "./faq.server.ts";
import styles from "./faq-list.module.css";
import { groupByTopic } from "./topics.ts";

/** Questions by topic; each opens by itself and has its own address. */
export function FaqList({ questions }: { questions: QuestionView[] }) {
  const t = useTranslations("faq");
  return groupByTopic(questions).map(({ topic, members }) => (
    <section key={topic} className={`${chapterStyles.chapter} ${styles.topic}`}>
      <h2 className={sectionTitleStyles.sectionTitle}>{t(`topics.${topic}`)}</h2>
      <div>
        <Questions questions={members} />
      </div>
    </section>
  ));
}

/** The first questions of somebody who begins, and the way to all of them. */
export function FirstQuestions({ questions }: { questions: QuestionView[] }) {
  const t = useTranslations("faq");
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={sectionTitleStyles.sectionTitle}>
        {t("title")}
      </h2>
      <Questions questions={questions} />
      <p className={styles.more}>
        <LocalLink className={buttonStyles.button} to="/faq">
          {t("all")}
        </LocalLink>
      </p>
    </section>
  );
}

function Questions({ questions }: { questions: QuestionView[] }) {
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
