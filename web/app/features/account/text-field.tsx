import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import { useErrorText } from "./use-error-text.ts";

export interface FieldProps {
  field: FieldMetadata<string> | FieldMetadata<string | undefined>;
  label: string;
  hint?: string | undefined;
  /** What the field is for, in the words of password managers. */
  autoComplete: "username" | "email" | "current-password" | "new-password" | "off";
  isOptional?: boolean;
}

interface Props extends FieldProps {
  type: "text" | "email" | "password";
  /** Stands beside the input, inside its border. */
  children?: ReactNode;
}

/** A field of a form that is checked here and on the server. */
export function TextField({ field, label, hint, type, autoComplete, isOptional = false, children }: Props) {
  const errorText = useErrorText();
  const hintId = `${field.id}-hint`;
  const { key, ...input } = getInputProps(field, { type, ...(hint && { ariaDescribedBy: hintId }) });
  const error = field.errors ? { id: field.errorId, text: errorText(field.errors[0]) } : undefined;
  return (
    <Field id={field.id} label={label} hint={hint} error={error}>
      <input
        key={key}
        {...input}
        {...TYPED_AS_IS}
        className={fieldStyles.field}
        autoComplete={autoComplete}
        required={!isOptional}
      />
      {children}
    </Field>
  );
}

/** Names, addresses and passwords are neither corrected nor written in capitals. */
const TYPED_AS_IS = {
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} satisfies InputHTMLAttributes<HTMLInputElement>;
