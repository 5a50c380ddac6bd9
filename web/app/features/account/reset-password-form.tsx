import { LocalLink } from "#app/i18n/local-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccountTexts } from "./account-texts.tsx";
import type { FormAnswer } from "./answer-form.server.ts";
import { NewPasswordFields, newPasswordLabels } from "./new-password-fields.tsx";
import { resetSchema } from "./schemas.ts";

/** The form for a new password, where the link of a message leads. */
export function ResetPasswordForm({ answer, hasCode }: { answer: FormAnswer | undefined; hasCode: boolean }) {
  const { form, errors } = useAccountTexts();
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
      labels={newPasswordLabels(form)}
      submit={form.reset}
      afterErrors={(codes) => (codes.includes("codeInvalid") ? <AskAgain /> : null)}
    >
      {(fields) => <NewPasswordFields password={fields.password} passwordConfirmation={fields.passwordConfirmation} />}
    </AccountForm>
  );
}

/** What is left to do without a code, or with one that works no more. */
function AskAgain() {
  const { form } = useAccountTexts();
  return <LocalLink to="/forgot-password">{form.askAgain}</LocalLink>;
}
