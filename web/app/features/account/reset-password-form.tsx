import { LocalLink } from "#app/i18n/local-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccountTexts } from "./account-texts.tsx";
import type { FormAnswer } from "./answer-form.server.ts";
import { PasswordField } from "./password-field.tsx";
import { resetSchema } from "./schemas.ts";

/** The form for a new password, where the link of a message leads. */
export function ResetPasswordForm({ answer, hasCode }: { answer: FormAnswer | undefined; hasCode: boolean }) {
  const { form, errors } = useAccountTexts();
  const labels = { password: form.newPassword, passwordConfirmation: form.passwordConfirmation };
  if (!hasCode) {
    return (
      <p className="account-text">
        {errors.codeInvalid} <AskAgain />
      </p>
    );
  }
  return (
    <AccountForm
      id="reset-password"
      schema={resetSchema}
      answer={answer}
      labels={labels}
      submit={form.reset}
      afterErrors={(codes) => (codes.includes("codeInvalid") ? <AskAgain /> : null)}
    >
      {(fields) => (
        <>
          <PasswordField
            field={fields.password}
            label={labels.password}
            hint={form.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField
            field={fields.passwordConfirmation}
            label={labels.passwordConfirmation}
            autoComplete="new-password"
          />
        </>
      )}
    </AccountForm>
  );
}

/** What is left to do without a code, or with one that works no more. */
function AskAgain() {
  const { form } = useAccountTexts();
  return <LocalLink to="/forgot-password">{form.askAgain}</LocalLink>;
}
