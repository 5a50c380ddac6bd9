import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { AccountForm } from "../account-form.tsx";
import accountStyles from "../account-page.module.css";
import type { FormAnswer } from "../answer-form.server.ts";
import { PasswordField } from "../password-field.tsx";
import { beginPasskeySchema, nothingSchema, passkeyNameSchema } from "../schemas.ts";
import { TextField } from "../text-field.tsx";
import { RESPONSE_FIELD } from "./ask-passkey.ts";
import type { Passkey } from "./load-passkeys.server.ts";
import { ADD_PASSKEY, toRemovePasskey, toRenamePasskey } from "./passkey-intents.ts";
import styles from "./passkeys.module.css";
import { usePasskeyForm } from "./use-passkey-form.ts";

interface Props {
  passkeys: readonly Passkey[];
  answer: FormAnswer | undefined;
  /** What the browser is called, for the name of the next one. */
  deviceName: string;
}

/** One's passkeys, and a form that adds one. */
export function PasskeySection({ passkeys, answer, deviceName }: Props) {
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className={styles.list} aria-labelledby="passkeys-heading">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} answer={answer} />
          ))}
        </ul>
      ) : null}
      <AddPasskey answer={answer} deviceName={deviceName} />
    </>
  );
}

function PasskeyItem({ passkey, answer }: { passkey: Passkey; answer: FormAnswer | undefined }) {
  const profile = useTranslations("account.profile");
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: "medium", timeZone: "UTC" });
  const { id, name, createdAt, usedAt } = passkey;
  const nameId = `passkey-${id}`;
  const created = day(createdAt);
  return (
    <li>
      <p className={styles.name} id={nameId}>
        {name}
      </p>
      <p className={styles.dates}>
        {usedAt ? profile("passkeyDates", { created, used: day(usedAt) }) : profile("passkeyUnused", { created })}
      </p>
      <AccountForm
        id={`rename-passkey-${id}`}
        intent={toRenamePasskey(id)}
        schema={passkeyNameSchema}
        answer={answer}
        labels={{ name: profile("passkeyName") }}
        values={{ name }}
        submit={profile("renamePasskey")}
        submitDescribedBy={nameId}
        emphasis="none"
      >
        {(fields) => <TextField field={fields.name} label={profile("passkeyName")} type="text" autoComplete="off" />}
      </AccountForm>
      <AccountForm
        id={`remove-passkey-${id}`}
        intent={toRemovePasskey(id)}
        schema={nothingSchema}
        answer={answer}
        labels={{}}
        submit={profile("removePasskey")}
        submitDescribedBy={nameId}
        emphasis="none"
      />
    </li>
  );
}

function AddPasskey({ answer: sent, deviceName }: Pick<Props, "answer" | "deviceName">) {
  const form = useTranslations("account.form");
  const profile = useTranslations("account.profile");
  const { answer, holdsBack, isMissing } = usePasskeyForm("make", sent);
  if (isMissing) return <p className={accountStyles.text}>{profile("passkeysNeedBrowser")}</p>;
  const labels = { name: profile("passkeyName"), currentPassword: form("currentPassword") };
  return (
    <>
      <noscript>
        <p className={accountStyles.text}>{form("passkeysNeedScript")}</p>
      </noscript>
      <div className={styles.scripted}>
        <AccountForm
          id="add-passkey"
          intent={ADD_PASSKEY}
          schema={beginPasskeySchema}
          answer={answer}
          labels={labels}
          values={{ name: deviceName }}
          submit={profile("addPasskey")}
          emphasis="none"
          holdsBack={holdsBack}
          waits
        >
          {(fields) => (
            <>
              <TextField field={fields.name} label={labels.name} type="text" autoComplete="off" isOptional />
              <PasswordField
                field={fields.currentPassword}
                label={labels.currentPassword}
                autoComplete="current-password"
              />
              <input type="hidden" name={RESPONSE_FIELD} />
            </>
          )}
        </AccountForm>
      </div>
    </>
  );
}
