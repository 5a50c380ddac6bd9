import type { ReactNode } from "react";
import { fieldOf } from "./field-names.ts";
import styles from "./quiz-section.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

/** What one chooses among. */
export function Choices({ question, show }: { question: QuestionView; show: (text: string) => ReactNode }) {
  const { key, multiple, options } = question;
  return options.map((option) => (
    <label key={option.key} className={styles.option}>
      <input
        type={multiple ? "checkbox" : "radio"}
        name={fieldOf.choice(key)}
        value={option.key}
        required={!multiple}
      />
      {show(option.text)}
    </label>
  ));
}
