import { getInputProps } from "@conform-to/react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { AccountForm } from "./account-form.tsx";
import accountStyles from "./account-page.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { addressSchema, confirmSchema } from "./schemas.ts";
import { TextField } from "./text-field.tsx";

/** The button that confirms an address, where the link of a message has brought a code; and a way to another message. */
export function ConfirmEmailForms({ answer, code }: { answer: FormAnswer | undefined; code: string | null }) {
  const form = useTranslations("account.form");
  return (
    <>
      {code === null ? null : (
        <AccountForm
          id="confirm-email"
          intent="confirm"
          schema={confirmSchema}
          answer={answer}
          labels={{}}
          values={{ confirmation: code }}
          submit={form("confirm")}
        >
          {(fields) => {
            const { key, ...input } = getInputProps(fields.confirmation, { type: "hidden" });
            return <input key={key} {...input} />;
          }}
        </AccountForm>
      )}
      <section className={accountStyles.section}>
        <h2 className={sectionTitleStyles.sectionTitle}>{form("resendHeading")}</h2>
        <p>{form("resendText")}</p>
        <AccountForm
          id="resend"
          intent="resend"
          schema={addressSchema}
          answer={answer}
          labels={{ email: form("email") }}
          submit={form("resend")}
        >
          {(fields) => <TextField field={fields.email} label={form("email")} type="email" autoComplete="email" />}
        </AccountForm>
      </section>
    </>
  );
}
