import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { AccountForm } from "./account-form.tsx";
import type { FormAnswer } from "./answer-form.server.ts";
import type { Session } from "./load-sessions.server.ts";
import { toEndSession } from "./profile-intents.ts";
import { nothingSchema } from "./schemas.ts";
import styles from "./session-list.module.css";

/** Where one is signed in; each session but the one of this page can be ended. */
export function SessionList({ sessions, answer }: { sessions: readonly Session[]; answer: FormAnswer | undefined }) {
  const profile = useTranslations("account.profile");
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <ul className={styles.list} aria-labelledby="sessions-heading">
      {sessions.map((session) => {
        const nameId = `session-${session.id}`;
        const name = [session.browser, session.system].filter(Boolean).join(" · ") || profile("unknownDevice");
        return (
          <li key={session.id}>
            <p className={styles.name} id={nameId}>
              {name}
            </p>
            {session.isCurrent ? <p className={styles.current}>{profile("thisDevice")}</p> : null}
            <p className={styles.dates}>
              {profile("sessionDates", { started: day(session.startedAt), used: day(session.usedAt) })}
            </p>
            {session.isCurrent ? null : (
              <AccountForm
                id={`end-session-${session.id}`}
                intent={toEndSession(session.id)}
                schema={nothingSchema}
                answer={answer}
                labels={{}}
                submit={profile("endSession")}
                submitDescribedBy={nameId}
                emphasis="none"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
