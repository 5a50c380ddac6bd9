import { type ReactNode, useMemo } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { useCurrentSection } from "#app/ui/rich-text/use-current-section.ts";
import styles from "./guide-outline.module.css";
import type { GuideView } from "./guides.server.ts";

/** What a learner keeps of a guide, as the outline shows it. */
export interface OutlineMarks {
  /** Which sections are read; the first that is not is the next, where any is. */
  finished?: readonly boolean[];
  /** What stands beside a section: whether one has got so far. */
  mark?: (section: number) => ReactNode;
  /** What stands beside the outline's name, where it is folded: how many sections are read. */
  read?: ReactNode;
}

/** A guide's sections: beside the text on wide screens, folded above it on narrow ones. */
export function GuideOutline({ guide, finished = [], mark, read }: OutlineMarks & { guide: GuideView }) {
  const t = useTranslations("guides");
  const lang = useLangOf()(guide.locale);
  const { section, outline } = guide;
  // Where all sections are shown, the one being read is marked.
  const current = useCurrentSection(
    useMemo(() => (section ? [] : outline.map(({ anchor: id }) => ({ id }))), [section, outline]),
  );
  const next = finished.includes(true) ? finished.indexOf(false) : -1;
  return (
    <details className={`${contentsPanelStyles.contents} ${contentsPanelStyles.contentsPanel}`}>
      <summary>
        {t("sections")}
        {read}
      </summary>
      <nav aria-label={t("sections")}>
        <ol className={styles.guideOutline} lang={lang}>
          {outline.map(({ anchor, title }, index) => (
            <li key={anchor} data-state={finished[index] ? "finished" : index === next ? "next" : undefined}>
              <LocalLink
                to={`/guides/${guide.slug}/${anchor}`}
                aria-current={anchor === section?.anchor ? "page" : anchor === current ? "location" : undefined}
              >
                {title}
              </LocalLink>
              {mark?.(index)}
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
