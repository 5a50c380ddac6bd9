import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import { useConfirmation } from "#app/ui/dialog/use-confirmation.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { AccountForm } from "./account-form.tsx";
import accountStyles from "./account-page.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { FIGURES } from "./limits.ts";
import type { Session } from "./load-sessions.server.ts";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields.tsx";
import type { Passkey } from "./passkeys/load-passkeys.server.ts";
import { PasskeySection } from "./passkeys/passkey-section.tsx";
import { PasswordField } from "./password-field.tsx";
import { SIGN_OUT } from "./profile-intents.ts";
import { deletionSchema, nothingSchema, passwordSchema, profileSchema } from "./schemas.ts";
import { SessionList } from "./session-list.tsx";
import { TextField } from "./text-field.tsx";

interface Props {
  answer: FormAnswer | undefined;
  visitor: { username: string; email: string };
  /** Where the account's owner is signed in; null where nobody knows. */
  sessions: readonly Session[] | null;
  /** Null where the provider has none. */
  passkeys: readonly Passkey[] | null;
  /** What the account's owner has learned: another feature's. */
  learning: ReactNode;
  /** Has the device forget what is the owner's. */
  onSignOut: () => void;
}

/** One's own account, and everything one can do with it. */
export function ProfilePage({ answer, visitor, sessions, passkeys, learning, onSignOut }: Props) {
  const profile = useTranslations("account.profile");
  return (
    <>
      {learning}
      <Section id="account" title={profile("data")}>
        <DataForm answer={answer} visitor={visitor} />
      </Section>
      <Section id="password" title={profile("password")}>
        <PasswordForm answer={answer} email={visitor.email} />
      </Section>
      {passkeys ? (
        <Section id="passkeys" title={profile("passkeys")} text={profile("passkeysText", FIGURES.passkeys)}>
          <PasskeySection passkeys={passkeys} answer={answer} deviceName={nameOfDevice(sessions)} />
        </Section>
      ) : null}
      <Section id="sessions" title={profile("sessions")} text={profile("sessionsText", FIGURES.sessions)}>
        {sessions ? <SessionList sessions={sessions} answer={answer} /> : null}
        <form method="post" action={`?${SIGN_OUT}`} onSubmit={onSignOut}>
          <Button type="submit">{profile("signOut")}</Button>
        </form>
        <AccountForm
          id="sign-out-everywhere"
          intent="sign-out-everywhere"
          schema={nothingSchema}
          answer={answer}
          labels={{}}
          submit={profile("signOutEverywhere")}
          emphasis="none"
        />
      </Section>
      <Section id="download" title={profile("download")} text={profile("downloadText")}>
        <LocalLink className={buttonStyles.button} to="/profile/my-data.json" download reloads>
          {profile("downloadFile")}
        </LocalLink>
      </Section>
      <Section id="delete" title={profile("delete")} text={profile("deleteText")}>
        <DeletionForm answer={answer} email={visitor.email} />
      </Section>
    </>
  );
}

/** What the browser that shows the page is called; empty where nobody knows. */
function nameOfDevice(sessions: readonly Session[] | null): string {
  const { browser, system } = sessions?.find(({ isCurrent }) => isCurrent) ?? {};
  return [browser, system].filter(Boolean).join(" · ");
}

function DataForm({ answer, visitor }: Pick<Props, "answer" | "visitor">) {
  const form = useTranslations("account.form");
  const profile = useTranslations("account.profile");
  const username = form("username");
  const email = form("email");
  const currentPassword = form("currentPassword");
  return (
    <AccountForm
      id="data"
      intent="profile"
      schema={profileSchema}
      answer={answer}
      labels={{ username, email, currentPassword }}
      values={visitor}
      submit={profile("save")}
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
          <TextField field={fields.email} label={email} type="email" autoComplete="email" />
          <PasswordField
            field={fields.currentPassword}
            label={currentPassword}
            hint={form("currentPasswordHint")}
            autoComplete="current-password"
            isOptional
          />
        </>
      )}
    </AccountForm>
  );
}

function PasswordForm({ answer, email }: { answer: FormAnswer | undefined; email: string }) {
  const form = useTranslations("account.form");
  const profile = useTranslations("account.profile");
  const labels = { currentPassword: form("currentPassword"), ...useNewPasswordLabels() };
  return (
    <AccountForm
      id="change-password"
      intent="password"
      schema={passwordSchema}
      answer={answer}
      labels={labels}
      submit={profile("changePassword")}
    >
      {(fields) => (
        <>
          <AccountName email={email} />
          <PasswordField
            field={fields.currentPassword}
            label={labels.currentPassword}
            autoComplete="current-password"
          />
          <NewPasswordFields password={fields.password} passwordConfirmation={fields.passwordConfirmation} />
        </>
      )}
    </AccountForm>
  );
}

function DeletionForm({ answer, email }: { answer: FormAnswer | undefined; email: string }) {
  const form = useTranslations("account.form");
  const profile = useTranslations("account.profile");
  const { holdsBack, dialog } = useConfirmation({
    title: profile("delete"),
    text: profile("deleteText"),
    confirm: profile("deleteForGood"),
    cancel: profile("keep"),
  });
  return (
    <>
      <AccountForm
        id="delete-account"
        intent="delete"
        schema={deletionSchema}
        answer={answer}
        labels={{ currentPassword: form("currentPassword") }}
        submit={profile("deleteForGood")}
        emphasis="danger"
        holdsBack={holdsBack}
      >
        {(fields) => (
          <>
            <AccountName email={email} />
            <PasswordField
              field={fields.currentPassword}
              label={form("currentPassword")}
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
      {dialog}
    </>
  );
}

/** Tells password managers whose password it is; nobody sees it, and it is not sent. */
function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}

function Section(props: { id: string; title: string; text?: string; children: ReactNode }) {
  const headingId = `${props.id}-heading`;
  return (
    <section className={accountStyles.section} aria-labelledby={headingId}>
      <h2 className={sectionTitleStyles.sectionTitle} id={headingId}>
        {props.title}
      </h2>
      {props.text ? <p className={accountStyles.text}>{props.text}</p> : null}
      {props.children}
    </section>
  );
}
