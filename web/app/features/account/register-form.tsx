import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import touchStyles from "#app/ui/touch.module.css";
import { AccountForm } from "./account-form.tsx";
import accountStyles from "./account-page.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { FIGURES } from "./limits.ts";
import { PasswordField } from "./password-field.tsx";
import { keepReturnPath } from "./return-path.ts";
import { registerSchema } from "./schemas.ts";
import { TextField } from "./text-field.tsx";

/** The form for opening an account. */
export function RegisterForm({ answer, search }: { answer: FormAnswer | undefined; search: string }) {
  const form = useTranslations("account.form");
  const username = form("username");
  const email = form("email");
  const password = form("password");
  return (
    <>
      <AccountForm
        id="register"
        schema={registerSchema}
        answer={answer}
        labels={{ username, email, password }}
        submit={form("register")}
        afterErrors={(codes) =>
          codes.includes("mailFailed") ? <LocalLink to="/confirm-email">{form("resend")}</LocalLink> : null
        }
      >
        {(fields) => (
          <>
            <TextField
              field={fields.username}
              label={username}
              hint={form("usernameHint", FIGURES.username)}
              type="text"
              autoComplete="username"
            />
            <TextField field={fields.email} label={email} hint={form("emailHint")} type="email" autoComplete="email" />
            <PasswordField
              field={fields.password}
              label={password}
              hint={form("passwordHint", FIGURES.password)}
              autoComplete="new-password"
            />
          </>
        )}
      </AccountForm>
      <p className={`${accountStyles.links} ${touchStyles.links}`}>
        <LocalLink to={`/login${keepReturnPath(search)}`}>{form("toLogin")}</LocalLink>
      </p>
    </>
  );
}
