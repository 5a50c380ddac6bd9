import { useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import fieldStyles from "#app/ui/forms/field.module.css";
import { fieldOf } from "./field-names.ts";
import styles from "./question-forms.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

/** Digits, and what people put between them. */
const NUMBER = "[\\s\\-−+]*[0-9０-９][0-9０-９\\s.,'’]*";

/** A number is typed as the reader's language writes it. */
export function NumberFields({ question, unit }: { question: QuestionView; unit: string | null }) {
  const t = useTranslations("questionForms.number");
  const unitId = useId();
  return (
    <p className={styles.number}>
      <label>
        <span>{t("label")}</span>
        <input
          className={fieldStyles.field}
          name={fieldOf.number(question.key)}
          inputMode="decimal"
          autoComplete="off"
          size={10}
          maxLength={20}
          pattern={NUMBER}
          title={t("hint")}
          aria-describedby={unit === null ? undefined : unitId}
          required
        />
      </label>
      {unit === null ? null : <span id={unitId}>{unit}</span>}
    </p>
  );
}
