import { Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import textStyles from "#app/ui/text.module.css";
import { Choices } from "./choices.tsx";
import { FormFields } from "./late-questions.ts";
import styles from "./quiz-section.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

/** A question with what it is answered by. */
export function QuestionFields({ question }: { question: QuestionView }) {
  const t = useTranslations("quizzes");
  const { prompt, multiple, form } = question;
  return (
    <fieldset className={styles.fields} data-late={form ? "" : undefined}>
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
