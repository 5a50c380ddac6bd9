import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { tellAddress } from "./feedback-address.ts";
import styles from "./report-question.late.module.css";

/** Below a question of a quiz: the form, with the question. */
export function ReportQuestion({ page, question }: { page: string; question: string }) {
  const t = useTranslations("pageFeedback");
  return (
    <p className={styles.reportQuestion}>
      <LocalLink to={tellAddress({ page, question })} rel="nofollow">
        {t("report")}
      </LocalLink>
    </p>
  );
}
