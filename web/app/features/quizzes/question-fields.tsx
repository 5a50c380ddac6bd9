import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import textStyles from "#app/ui/text.module.css";
import { CommandText } from "./command-text.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { NumberFields } from "./number-fields.tsx";
import { OrderFields } from "./order-fields.tsx";
import styles from "./quiz-section.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";
import { fieldOf } from "./read-answers.ts";

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
      {form?.kind === "order" ? (
        <OrderFields question={question} />
      ) : form?.kind === "number" ? (
        <NumberFields question={question} unit={form.unit} />
      ) : form?.kind === "figure" ? (
        <FigureFields question={question} form={form} />
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
