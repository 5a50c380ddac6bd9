import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { ContentIcon } from "#app/ui/icons/content-icon.tsx";
import cardStyles from "#app/ui/lists/card.module.css";
import readingStyles from "#app/ui/reading/reading.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import { pathAnchor } from "./choose-path.ts";
import type { PathsView, StepSummary } from "./get-started.server.ts";
import styles from "./path-choice.module.css";
import { type StepMark, StepPath } from "./step-path.tsx";

/**
 * The paths as cards, and below them the steps of the chosen one, or of all; beside these, where there is room, what else there is.
 * `offer` is what else one can do with a path.
 */
export function PathChoice(
  props: PathsView & {
    mark?: StepMark;
    offer?: (path: { slug: string; title: string; href: string; steps: readonly StepSummary[] }) => ReactNode;
    children?: ReactNode;
  },
) {
  const { paths, allSteps, mark, offer, children } = props;
  const t = useTranslations("getStarted");
  const langOf = useLangOf();
  if (paths.length === 0) {
    return (
      <div className={styles.spread}>
        <div className={readingStyles.reading}>
          <StepPath steps={allSteps} mark={mark} />
        </div>
        {children}
      </div>
    );
  }
  return (
    <>
      <nav aria-label={t("choose")}>
        <ul className={styles.choice}>
          {paths.map(({ slug, href, isChosen, title, summary, icon, locale }) => (
            <li key={slug} lang={langOf(locale)}>
              <LocalLink className={cardStyles.card} to={href} aria-current={isChosen ? "true" : undefined}>
                <ContentIcon icon={icon} />
                <span className={cardStyles.title}>{title}</span>
                <span className={textStyles.muted}>{summary}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.spread}>
        <div className={readingStyles.reading}>
          {paths.map(({ slug, title, href, steps, locale }) =>
            steps ? (
              <section key={slug} aria-labelledby={pathAnchor(slug)}>
                <h2 id={pathAnchor(slug)} className={sectionTitleStyles.sectionTitle} lang={langOf(locale)}>
                  {title}
                </h2>
                <p className={styles.length}>{t("stepCount", { count: steps.length })}</p>
                {offer?.({ slug, title, href, steps })}
                <StepPath steps={steps} mark={mark} />
              </section>
            ) : null,
          )}
        </div>
        {children}
      </div>
    </>
  );
}
