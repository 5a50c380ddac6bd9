import { useTranslations } from "#app/i18n/interface-texts.ts";
import { AccountForm } from "./account-form.tsx";
import type { FormAnswer } from "./answer-form.server.ts";
import { addressSchema } from "./schemas.ts";
import { TextField } from "./text-field.tsx";

/** The form that has the link for a new password sent. */
export function ForgotPasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const form = useTranslations("account.form");
  return (
    <AccountForm
      id="forgot-password"
      schema={addressSchema}
      answer={answer}
      labels={{ email: form("email") }}
      submit={form("sendReset")}
    >
      {(fields) => <TextField field={fields.email} label={form("email")} type="email" autoComplete="email" />}
    </AccountForm>
  );
}
