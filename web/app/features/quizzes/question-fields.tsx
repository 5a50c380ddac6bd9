import { Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { lateComponent } from "#app/ui/late-component.ts";
import textStyles from "#app/ui/text.module.css";
import { CommandText } from "./command-text.tsx";
import styles from "./quiz-section.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";
import { fieldOf } from "./read-answers.ts";

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
      {form && form.kind !== "command" ? (
        <Suspense>
          <FormFields question={question} form={form} />
        </Suspense>
      ) : (
        <Choices question={question} />
      )}
    </fieldset>
  );
}

function Choices({ question: { key, multiple, options, form } }: { question: QuestionView }) {
  return options.map((option) => (
    <label key={option.key} className={styles.option}>
      <input
        type={multiple ? "checkbox" : "radio"}
        name={fieldOf.choice(key)}
        value={option.key}
        required={!multiple}
      />
      {form?.kind === "command" ? <CommandText>{option.text}</CommandText> : <span>{option.text}</span>}
    </label>
  ));
}
