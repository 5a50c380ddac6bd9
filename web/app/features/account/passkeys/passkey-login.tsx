import { useTranslations } from "#app/i18n/interface-texts.ts";
import { AccountForm } from "../account-form.tsx";
import accountStyles from "../account-page.module.css";
import type { FormAnswer } from "../answer-form.server.ts";
import { passkeyLoginSchema } from "../schemas.ts";
import { RESPONSE_FIELD } from "./ask-passkey.ts";
import { PASSKEY_LOGIN } from "./passkey-intents.ts";
import styles from "./passkeys.module.css";
import { usePasskeyForm } from "./use-passkey-form.ts";

/** Signs in with a passkey. Where the browser has none, it is not there. */
export function PasskeyLogin({ answer: sent }: { answer: FormAnswer | undefined }) {
  const form = useTranslations("account.form");
  const { answer, holdsBack, isMissing } = usePasskeyForm("use", sent);
  if (isMissing) return null;
  return (
    <div className={styles.login}>
      <noscript>
        <p className={accountStyles.text}>{form("passkeysNeedScript")}</p>
      </noscript>
      <div className={styles.scripted}>
        <AccountForm
          id="passkey-login"
          intent={PASSKEY_LOGIN}
          schema={passkeyLoginSchema}
          answer={answer}
          labels={{}}
          submit={form("passkeyLogin")}
          emphasis="none"
          holdsBack={holdsBack}
          waits
        >
          {() => <input type="hidden" name={RESPONSE_FIELD} />}
        </AccountForm>
      </div>
    </div>
  );
}
