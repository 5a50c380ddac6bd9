import { Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { lateComponent } from "#app/ui/late-component.ts";
import textStyles from "#app/ui/text.module.css";
import { Choices } from "./choices.tsx";
import styles from "./quiz-section.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

/** Most questions are choices. */
const FormFields = lateComponent(() => import("./form-fields.tsx").then(({ FormFields }) => FormFields));

/** A question with what it is answered by. */
export function QuestionFields({ question }: { question: QuestionView }) {
  const t = useTranslations("quizzes");
  const { prompt, multiple, form } = question;
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Sentences>
          {prompt}
          {multiple ? <span className={textStyles.muted}>{t("several")}</span> : null}
        </Sentences>
      </legend>
      {form ? (
        <Suspense>
          <FormFields question={question} form={form} />
        </Suspense>
      ) : (
        <Choices question={question} show={(text) => <span>{text}</span>} />
      )}
    </fieldset>
  );
}
