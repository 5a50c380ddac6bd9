import { useTranslations } from "#app/i18n/interface-texts.ts";
import chapterStyles from "#app/ui/lists/chapter-list.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { QuestionView } from "./faq.server.ts";
import styles from "./faq-list.module.css";
import { Questions } from "./questions.tsx";
import { groupByTopic } from "./topics.ts";

/** Questions by topic. */
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
