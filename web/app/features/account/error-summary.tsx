import type { ReactNode, Ref } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useErrorText } from "./use-error-text.ts";

/** What is wrong with a form, all of it: each mistake leads to its field. */
export function ErrorSummary(props: {
  ref: Ref<HTMLDivElement>;
  id: string;
  formErrors: string[];
  fields: { id: string; label: string; errors: string[] }[];
  /** Whether the server found the mistakes: then this is what the page is about, and focused as it loads. */
  wasSent: boolean;
  children?: ReactNode;
}) {
  const form = useTranslations("account.form");
  const errorText = useErrorText();
  const { ref, id, formErrors, fields, wasSent, children } = props;
  if (formErrors.length === 0 && fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a reader who has sent a form hears first what became of it.
    <div ref={ref} id={id} className="error-summary" role="alert" tabIndex={-1} autoFocus={wasSent}>
      <p className="error-summary-title">{form("mistakes")}</p>
      <ul>
        {formErrors.map((error) => (
          <li key={error}>{errorText(error)}</li>
        ))}
        {fields.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`}>{field.label}</a>: {errorText(field.errors[0])}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
