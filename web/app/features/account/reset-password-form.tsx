import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AccountForm } from "./account-form.tsx";
import accountStyles from "./account-page.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields.tsx";
import { resetSchema } from "./schemas.ts";

/** The form for a new password, where the link of a message leads. */
export function ResetPasswordForm({ answer, hasCode }: { answer: FormAnswer | undefined; hasCode: boolean }) {
  const form = useTranslations("account.form");
  const errors = useTranslations("account.errors");
  const labels = useNewPasswordLabels();
  if (!hasCode) {
    return (
      <p className={accountStyles.text}>
        {errors("codeInvalid")} <AskAgain />
      </p>
    );
  }
  return (
    <AccountForm
      id="reset-password"
      schema={resetSchema}
      answer={answer}
      labels={labels}
      submit={form("reset")}
      afterErrors={(codes) => (codes.includes("codeInvalid") ? <AskAgain /> : null)}
    >
      {(fields) => <NewPasswordFields password={fields.password} passwordConfirmation={fields.passwordConfirmation} />}
    </AccountForm>
  );
}

/** What is left to do without a code, or with one that works no more. */
function AskAgain() {
  const form = useTranslations("account.form");
  return <LocalLink to="/forgot-password">{form("askAgain")}</LocalLink>;
}
