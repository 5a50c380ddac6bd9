import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useAccountTexts } from "./account-texts.tsx";
import { errorText } from "./error-text.ts";

export interface FieldProps {
  field: FieldMetadata<string> | FieldMetadata<string | undefined>;
  label: string;
  hint?: string | undefined;
  /** What the field is for, in the words of password managers. */
  autoComplete: "username" | "email" | "current-password" | "new-password";
  isOptional?: boolean;
}

interface Props extends FieldProps {
  type: "text" | "email" | "password";
  /** Stands beside the input, inside its border. */
  children?: ReactNode;
}

/** A field with its label above, a hint below, and what is wrong with it between the two. */
export function TextField({ field, label, hint, type, autoComplete, isOptional = false, children }: Props) {
  const { errors } = useAccountTexts();
  const hintId = `${field.id}-hint`;
  const { key, ...input } = getInputProps(field, { type, ...(hint && { ariaDescribedBy: hintId }) });
  return (
    <div className="account-field">
      <label id={`${field.id}-label`} htmlFor={field.id}>
        {label}
      </label>
      {field.errors ? (
        <p className="field-error" id={field.errorId}>
          {errorText(errors, field.errors[0])}
        </p>
      ) : null}
      <div className="field-box">
        <input
          key={key}
          {...input}
          {...TYPED_AS_IS}
          className="field"
          autoComplete={autoComplete}
          required={!isOptional}
        />
        {children}
      </div>
      {hint ? (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Names, addresses and passwords are neither corrected nor written in capitals. */
const TYPED_AS_IS = {
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} satisfies InputHTMLAttributes<HTMLInputElement>;
