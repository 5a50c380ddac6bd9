import type { Locale } from "@learn-bittensor/contract/locales";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import errorStyles from "#app/ui/forms/error-summary.module.css";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import formStyles from "#app/ui/forms/form.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./class-form.module.css";
import type { ClassRefusal, TypedClass } from "./class-form.server.ts";

interface Props {
  typed: TypedClass;
  refusal: Pick<ClassRefusal, "fault" | "line"> | null;
  /** The texts whose questions a class can be asked. */
  quizzes: readonly { slug: string; title: string; locale: Locale }[];
  limits: { mostSteps: number; days: number };
}

/** In which a teacher says what a class reads and answers. */
export function ClassForm({ typed, refusal, quizzes, limits }: Props) {
  const t = useTranslations("classes.form");
  const id = useId();
  const langOf = useLangOf();
  const most = String(limits.mostSteps);
  const alert = useRef<HTMLParagraphElement>(null);
  // Without a new document, the browser does not heed the attribute.
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);
  return (
    <SiteForm method="post" className={formStyles.form}>
      {refusal ? (
        <p
          ref={alert}
          role="alert"
          tabIndex={-1}
          className={errorStyles.errorSummary}
          // biome-ignore lint/a11y/noAutofocus: whoever has sent a form hears first what became of it.
          autoFocus
        >
          {t(`faults.${refusal.fault}`, { most, line: refusal.line })}
        </p>
      ) : null}
      <fieldset className={styles.steps} aria-describedby={`${id}steps-hint`}>
        <legend className={styles.legend}>{t("steps")}</legend>
        <p id={`${id}steps-hint`} className={`${textStyles.aside} ${textStyles.muted}`}>
          {t("stepsHint", { most })}
        </p>
        <ol className={styles.list}>
          {fieldsOf(typed.steps, limits.mostSteps).map((address, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are, and are known by their place.
            <li key={place}>
              {/* Fields of one line each: React writes over what was typed into a longer one before it was there. */}
              <input
                className={fieldStyles.field}
                name="step"
                type="text"
                inputMode="url"
                defaultValue={address}
                aria-label={t("step", { number: String(place + 1) })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <Field id={`${id}quiz`} label={t("quiz")} hint={t("quizHint")}>
        <select
          id={`${id}quiz`}
          className={fieldStyles.field}
          name="quiz"
          defaultValue={typed.quiz}
          aria-describedby={`${id}quiz-hint`}
        >
          <option value="">{t("noQuiz")}</option>
          {quizzes.map(({ slug, title, locale }) => (
            <option key={slug} value={slug} lang={langOf(locale)}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <p className={`${textStyles.aside} ${textStyles.muted}`}>{t("kept", { days: limits.days })}</p>
      <Button type="submit" tone="primary">
        {t("submit")}
      </Button>
    </SiteForm>
  );
}

const EMPTY_FIELDS = 3;

/** What was typed, and some fields more. */
function fieldsOf(steps: readonly string[], most: number): string[] {
  const room = Math.max(0, Math.min(EMPTY_FIELDS, most - steps.length));
  return [...steps, ...Array.from({ length: room }, () => "")];
}
