import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import { PLACEMENT_PATH } from "../learning-path.ts";
import { notePlacement } from "../notes/learning-notes.ts";
import { useDeviceNotes } from "../notes/use-device-notes.ts";
import styles from "./placement-check.module.css";
import { ASKED, GIVEN, type GivenAnswer, OPTION, type PlacementView, toField, UNKNOWN } from "./placement-form.ts";
import { MOST_QUESTIONS } from "./walk-prerequisites.ts";

/** A question after the other, each a form that carries what was answered before; at the end, where to begin. */
export function PlacementCheck({ given, view }: { given: readonly GivenAnswer[]; view: PlacementView }) {
  return view.state === "asking" ? <Asking given={given} view={view} /> : <Found view={view} />;
}

function Asking({ given, view }: { given: readonly GivenAnswer[]; view: PlacementView & { state: "asking" } }) {
  const t = useTranslations("placement");
  const langOf = useLangOf();
  const { slug, question, title } = view;
  const heading = useFocusAfterFirst(given.length);
  return (
    <Form
      key={`${slug} ${question.key}`}
      method="post"
      action={localizedPath(PLACEMENT_PATH, useLocale())}
      className={readingStyles.reading}
      preventScrollReset
    >
      {given.map((answer) => (
        <input key={toField(answer)} type="hidden" name={GIVEN} value={toField(answer)} />
      ))}
      <input type="hidden" name={ASKED} value={`${slug} ${question.key}`} />
      <p ref={heading} tabIndex={-1} className={textStyles.muted}>
        {t("question", { number: String(given.length + 1), most: String(MOST_QUESTIONS) })} ·{" "}
        <span lang={langOf(view.locale)}>{title}</span>
      </p>
      <fieldset className={styles.question} lang={langOf(view.questionLocale)}>
        <legend>{question.prompt}</legend>
        {question.options.map((option) => (
          <label key={option.key} className={styles.option}>
            <input type="radio" name={OPTION} value={option.key} required />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <Button type="submit" tone="primary">
          {t("submit")}
        </Button>
        <Button type="submit" name={UNKNOWN} value="1" formNoValidate>
          {t("unknown")}
        </Button>
      </p>
    </Form>
  );
}

function Found({ view: { known, frontier } }: { view: PlacementView & { state: "found" } }) {
  const t = useTranslations("placement");
  const langOf = useLangOf();
  const notes = useDeviceNotes();
  const heading = useFocusAfterFirst(1);
  const slugs = known.map(({ slug }) => slug).join(" ");
  useEffect(() => {
    if (notes) notePlacement(notes, { at: Date.now(), known: slugs.split(" ").filter(Boolean) });
  }, [notes, slugs]);
  const [first, ...others] = frontier;
  return (
    <div className={readingStyles.reading}>
      <h2 ref={heading} tabIndex={-1} className={sectionTitleStyles.sectionTitle}>
        {t("found")}
      </h2>
      <p>{first ? (known.length > 0 ? t("foundHint") : t("foundFirst")) : t("allKnown")}</p>
      {first ? (
        <p className={styles.actions}>
          <LocalLink
            to={first.href}
            lang={langOf(first.locale)}
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
          >
            {first.title}
          </LocalLink>
        </p>
      ) : null}
      {others.length > 0 ? <LinkList title={t("others")} links={others} compact /> : null}
      {known.length > 0 ? <LinkList title={t("known")} links={known} compact /> : null}
      <p className={textStyles.muted}>{t("kept")}</p>
      <p className={styles.actions}>
        <LocalLink to={PLACEMENT_PATH} className={buttonStyles.button} reloads>
          {t("again")}
        </LocalLink>
      </p>
    </div>
  );
}

/** What is read next is in focus, but for the page's first. */
function useFocusAfterFirst(count: number) {
  const place = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (count > 0) place.current?.focus();
  }, [count]);
  return place;
}
