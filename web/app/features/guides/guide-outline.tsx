import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { GuideView } from "./guides.server.ts";

/** What a learner keeps of a guide, as the outline shows it. */
export interface OutlineMarks {
  /** What stands beside a section: whether one has got so far. */
  mark?: (section: number) => ReactNode;
  /** What stands beside the outline's name, where it is folded: how many sections are read. */
  read?: ReactNode;
}

/** A guide's sections: beside the text on wide screens, folded above it on narrow ones. */
export function GuideOutline({ guide, mark, read }: OutlineMarks & { guide: GuideView }) {
  const t = useTranslations("guides");
  const lang = useLangOf()(guide.locale);
  return (
    <details className="page-contents contents-panel">
      <summary>
        {t("sections")}
        {read}
      </summary>
      <nav aria-label={t("sections")}>
        <ol className="guide-outline" lang={lang}>
          {guide.outline.map(({ anchor, title }, index) => (
            <li key={anchor}>
              <LocalLink
                to={`/guides/${guide.slug}/${anchor}`}
                aria-current={anchor === guide.section?.anchor ? "page" : undefined}
                // Where all sections are shown, the page's script marks the one being read.
                data-section={guide.section ? undefined : anchor}
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
