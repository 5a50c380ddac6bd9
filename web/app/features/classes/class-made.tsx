import { useEffect, useRef } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import statusStyles from "#app/ui/forms/status-note.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import { CLASS_FORM_PATH } from "./class-address.ts";
import styles from "./class-made.module.css";
import { CopiedAddress } from "./copied-address.tsx";

/** The two addresses of a class that has just been made. */
export function ClassMade({ made }: { made: { forClass: string; forTeacher: string; endsAt: string } }) {
  const t = useTranslations("classes.form");
  const { dateTime } = useFormatter();
  const status = useRef<HTMLParagraphElement>(null);
  // Without a new document, the browser does not heed the attribute.
  useEffect(() => status.current?.focus(), []);
  return (
    <div className={styles.classMade}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={statusStyles.statusNote}
        // biome-ignore lint/a11y/noAutofocus: whoever has sent a form hears first what became of it.
        autoFocus
      >
        {t("made")}
      </p>
      <CopiedAddress label={t("forClass")} hint={t("forClassHint")} address={made.forClass} />
      <CopiedAddress label={t("forTeacher")} hint={t("forTeacherHint")} address={made.forTeacher} />
      <p className={textLinksStyles.textLinks}>
        <Sentences>
          {t("ends", { date: dateTime(new Date(made.endsAt), { dateStyle: "long" }) })}
          <LocalLink to={CLASS_FORM_PATH}>{t("another")}</LocalLink>
        </Sentences>
      </p>
    </div>
  );
}
