import { type AccountTexts, useAccountTexts } from "./account-texts.tsx";
import { PasswordField } from "./password-field.tsx";
import type { FieldProps } from "./text-field.tsx";

type Field = FieldProps["field"];

/** What the two fields are called, for the list of mistakes too. */
export function newPasswordLabels(form: AccountTexts["form"]) {
  return { password: form.newPassword, passwordConfirmation: form.passwordConfirmation };
}

/** A new password, and the same again. */
export function NewPasswordFields(fields: { password: Field; passwordConfirmation: Field }) {
  const { form } = useAccountTexts();
  const labels = newPasswordLabels(form);
  return (
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
  );
}
