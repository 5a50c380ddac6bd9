import { type SubmitEvent, useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { FEEDBACK_PATH, isAskedAbout } from "./feedback-address.ts";
import styles from "./page-feedback.late.module.css";

/** At the end of a page: whether it was clear. */
export function PageFeedback({ className = "" }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return isAskedAbout(splitLocale(pathname).path) ? (
    <Question key={pathname} page={pathname} className={className} />
  ) : null;
}

/**
 * One form with two ways: "yes" is sent from where one is, "no" opens the form in which one says why. Buttons, not links: there
 * is an address for each page, and nobody is to crawl them.
 */
function Question({ page, className }: { page: string; className: string }) {
  const t = useTranslations("pageFeedback");
  const action = localizedPath(FEEDBACK_PATH, useLocale());
  const { data, submit } = useFetcher<{ number?: number }>();
  const answer = data ? (data.number ? t("thanks", { number: String(data.number) }) : t("failed")) : null;
  const announce = useAnnounce();
  useEffect(() => {
    if (answer) announce(answer);
  }, [answer, announce]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "yes") return;
    event.preventDefault();
    void submit({ page, clear: "yes" }, { method: "post", action, defaultShouldRevalidate: false });
  };
  return (
    <SiteForm
      action={action}
      aria-label={t("question")}
      className={`${styles.pageFeedback} ${className}`.trim()}
      onSubmit={send}
    >
      <input type="hidden" name="page" value={page} />
      {t("question")}
      <button type="submit" name="clear" value="yes" formMethod="post">
        {t("yes")}
      </button>
      <button type="submit" name="clear" value="no">
        {t("no")}
      </button>
      {answer ? <span>{answer}</span> : null}
    </SiteForm>
  );
}
