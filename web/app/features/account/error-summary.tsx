import type { ReactNode, Ref } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import errorStyles from "#app/ui/forms/error-summary.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
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
    <div
      ref={ref}
      id={id}
      className={`${errorStyles.errorSummary} ${textLinksStyles.textLinks} ${touchStyles.links}`}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a reader who has sent a form hears first what became of it.
      autoFocus={wasSent}
    >
      <p className={errorStyles.title}>{form("mistakes")}</p>
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
