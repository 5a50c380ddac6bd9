import type { ReactNode } from "react";
import formFieldStyles from "./form-field.module.css";

/** A field's frame: its label above, a hint below, and what is wrong with it between the two. */
export function Field(props: {
  /** Of the input; its label is `{id}-label`, its hint `{id}-hint`. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: { id: string; text: string } | undefined;
  /** The input, and what stands inside its border. */
  children: ReactNode;
}) {
  const { id, label, hint, error, children } = props;
  return (
    <div className={formFieldStyles.formField}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {error ? (
        <p className={formFieldStyles.error} id={error.id}>
          {error.text}
        </p>
      ) : null}
      <div className={formFieldStyles.box}>{children}</div>
      {hint ? (
        <p className={formFieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
