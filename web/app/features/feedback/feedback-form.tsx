import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { splitLocale } from "#app/i18n/localized-path.ts";
import type { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import errorStyles from "#app/ui/forms/error-summary.module.css";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import formStyles from "#app/ui/forms/form.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { Told } from "./feedback.server.ts";
import { REASONS } from "./feedback-address.ts";
import styles from "./feedback-form.module.css";

interface Props {
  told: Told;
  /** What is wrong with it; null where it was not sent. */
  fault: "empty" | "long" | "refused" | "tooMany" | "unavailable" | null;
  longestMessage: number;
  longestAbout: number;
  /** Sends what was typed, unless that is a secret. */
  Form: typeof SiteForm;
  /** Stands above the fields. */
  notice: ReactNode;
}

/** In which a reader says what is the matter with a page. */
export function FeedbackForm({ told, fault, longestMessage, longestAbout, Form, notice }: Props) {
  const t = useTranslations("feedback");
  const id = useId();
  const { page, clear, reasons, about, message } = told;
  const alert = useRef<HTMLParagraphElement>(null);
  // Without a new document, the browser does not heed the attribute.
  useEffect(() => {
    if (fault) alert.current?.focus();
  }, [fault]);
  return (
    <Form method="post" className={formStyles.form}>
      {notice}
      {fault ? (
        <p
          ref={alert}
          role="alert"
          tabIndex={-1}
          className={errorStyles.errorSummary}
          // biome-ignore lint/a11y/noAutofocus: a reader who has sent a form hears first what became of it.
          autoFocus
        >
          {t(`faults.${fault}`)}
        </p>
      ) : null}
      <p className={textLinksStyles.textLinks}>
        {t("page")} <LocalLink to={splitLocale(page).path}>{page}</LocalLink>
      </p>
      <input type="hidden" name="page" value={page} />
      {clear === null ? null : <input type="hidden" name="clear" value={clear ? "yes" : "no"} />}
      <fieldset className={styles.reasons}>
        <legend>{t("reasonsLabel")}</legend>
        {REASONS.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="checkbox" name="reason" value={reason} defaultChecked={reasons.includes(reason)} />
            {t(`reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      <Field id={`${id}about`} label={t("aboutLabel")}>
        <input
          id={`${id}about`}
          className={fieldStyles.field}
          type="text"
          name="about"
          defaultValue={about}
          maxLength={longestAbout}
          autoComplete="off"
        />
      </Field>
      <Field id={`${id}message`} label={t("messageLabel")} hint={t("messageHint", { most: String(longestMessage) })}>
        <textarea
          id={`${id}message`}
          className={fieldStyles.field}
          name="message"
          rows={6}
          maxLength={longestMessage}
          defaultValue={message}
          aria-describedby={`${id}message-hint`}
        />
      </Field>
      <Button type="submit" tone="primary">
        {t("submit")}
      </Button>
    </Form>
  );
}
