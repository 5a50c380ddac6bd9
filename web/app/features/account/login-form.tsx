import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import touchStyles from "#app/ui/touch.module.css";
import { AccountForm } from "./account-form.tsx";
import accountStyles from "./account-page.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { PasskeyLogin } from "./passkeys/passkey-login.tsx";
import { PasswordField } from "./password-field.tsx";
import { keepReturnPath } from "./return-path.ts";
import { loginSchema } from "./schemas.ts";
import { TextField } from "./text-field.tsx";

interface Props {
  answer: FormAnswer | undefined;
  search: string;
  offersPasskeys: boolean;
}

/** The form for signing in. */
export function LoginForm({ answer, search, offersPasskeys }: Props) {
  const form = useTranslations("account.form");
  return (
    <>
      <AccountForm
        id="login"
        schema={loginSchema}
        answer={answer}
        labels={{ identifier: form("identifier"), password: form("password") }}
        submit={form("login")}
        afterErrors={(codes) =>
          codes.includes("unconfirmed") ? <LocalLink to="/confirm-email">{form("resendHeading")}</LocalLink> : null
        }
      >
        {(fields) => (
          <>
            <TextField field={fields.identifier} label={form("identifier")} type="text" autoComplete="username" />
            <PasswordField field={fields.password} label={form("password")} autoComplete="current-password" />
          </>
        )}
      </AccountForm>
      {offersPasskeys ? <PasskeyLogin answer={answer} /> : null}
      <p className={`${accountStyles.links} ${touchStyles.links}`}>
        <LocalLink to="/forgot-password">{form("forgotten")}</LocalLink>
        <LocalLink to={`/register${keepReturnPath(search)}`}>{form("toRegister")}</LocalLink>
      </p>
    </>
  );
}
