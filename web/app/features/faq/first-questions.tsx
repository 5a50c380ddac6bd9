import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { QuestionView } from "./faq.server.ts";
import styles from "./faq-list.module.css";
import { Questions } from "./questions.tsx";

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
