import { useEffect, useEffectEvent, useRef } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import { useConfirmation } from "#app/ui/dialog/use-confirmation.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { ClassClient } from "./class-client.ts";
import styles from "./class-session.module.css";
import type { CountsView } from "./class-views.ts";
import { NotThere } from "./not-there.tsx";
import { useClass } from "./use-class.ts";

/** So often it is looked again while the page is seen. */
const LOOK_AGAIN_MS = 15_000;

interface Props {
  classKey: string;
  client: Pick<ClassClient, "counts" | "end">;
}

/** A class as its teacher sees it: how many devices opened each page and answered each question, right or wrong. */
export function ClassCounts({ classKey, client }: Props) {
  const t = useTranslations("classes.counts");
  const { opened, lookAgain, setGone } = useClass(classKey, client.counts);
  const shown = useRef<HTMLDivElement>(null);
  const lookIfSeen = useEffectEvent(() => {
    if (shown.current?.ownerDocument.visibilityState === "visible") void lookAgain();
  });
  useEffect(() => {
    const timer = setInterval(() => lookIfSeen(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const { holdsBack, dialog } = useConfirmation({
    title: t("end"),
    text: t("endText"),
    confirm: t("endYes"),
    cancel: t("endNo"),
  });
  if (opened.state !== "there") return <NotThere state={opened.state} onRetry={lookAgain} />;
  return (
    <div ref={shown} className={styles.session}>
      <Counts view={opened.view} />
      <div className={styles.ways}>
        <Button onClick={lookAgain}>{t("again")}</Button>
        <form
          onSubmit={(event) => {
            if (holdsBack(event)) return;
            event.preventDefault();
            void client.end(classKey).then(setGone, () => undefined);
          }}
        >
          <Button type="submit" tone="danger">
            {t("end")}
          </Button>
        </form>
        {dialog}
      </div>
    </div>
  );
}

function Counts({ view }: { view: CountsView }) {
  const t = useTranslations("classes.counts");
  const { dateTime } = useFormatter();
  const langOf = useLangOf();
  const { joined, steps, questions, endsAt } = view;
  return (
    <>
      <div>
        <p className={styles.joined}>{t("joined", { count: joined })}</p>
        <p className={textStyles.muted}>
          <Sentences>
            {t("how")}
            {t("ends", { date: dateTime(new Date(endsAt), { dateStyle: "long" }) })}
          </Sentences>
        </p>
      </div>
      <section className={styles.counts}>
        <h2 className={sectionTitleStyles.sectionTitle}>{t("steps")}</h2>
        <ol className={`${styles.counts} ${textLinksStyles.textLinks}`}>
          {steps.map(({ path, title, locale, opened }) => (
            <li key={path} className={styles.count}>
              <LocalLink to={path} lang={langOf(locale)}>
                {title}
              </LocalLink>
              <span className={textStyles.muted}>{t("opened", { count: opened })}</span>
              <ProgressBar label={title} value={opened} max={Math.max(joined, opened, 1)} />
            </li>
          ))}
        </ol>
      </section>
      {questions.length > 0 ? (
        <section className={styles.counts}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("questions")}</h2>
          <ol className={styles.counts}>
            {questions.map(({ key, prompt, locale, right, wrong }) => (
              <li key={key} className={styles.count}>
                <span lang={langOf(locale)}>{prompt}</span>
                <span className={textStyles.muted}>{t("answered", { right, wrong })}</span>
                <ProgressBar
                  label={t("rightOf", { question: prompt })}
                  value={right}
                  max={Math.max(right + wrong, 1)}
                />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
