import { useTranslations } from "#app/i18n/interface-texts.ts";
import { FIGURES } from "./limits.ts";
import { PasswordField } from "./password-field.tsx";
import type { FieldProps } from "./text-field.tsx";

type Field = FieldProps["field"];

/** What the two fields are called, for the list of mistakes too. */
export function useNewPasswordLabels() {
  const form = useTranslations("account.form");
  return { password: form("newPassword"), passwordConfirmation: form("passwordConfirmation") };
}

/** A new password, and the same again. */
export function NewPasswordFields(fields: { password: Field; passwordConfirmation: Field }) {
  const form = useTranslations("account.form");
  const labels = useNewPasswordLabels();
  return (
    <>
      <PasswordField
        field={fields.password}
        label={labels.password}
        hint={form("passwordHint", FIGURES.password)}
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
