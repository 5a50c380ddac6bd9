import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import type { ReadingGroup } from "./learning-overview.ts";
import styles from "./reading-progress.module.css";

/** How much of each category and kind is read. */
export function ReadingProgress({ groups }: { groups: readonly ReadingGroup[] }) {
  const t = useTranslations("navigation");
  const langOf = useLangOf();
  const names: Partial<Record<ReadingGroup["kind"], string>> = {
    article: t("articles"),
    get_started: t("getStarted"),
    guide: t("guides"),
  };
  return (
    <ul className={`${styles.readingProgress} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
      {groups.map(({ kind, named, href, read, total }) => {
        const name = named?.name ?? names[kind] ?? t("explore");
        return (
          <li key={href}>
            <LocalLink to={href} lang={named ? langOf(named.locale) : undefined}>
              {name}
            </LocalLink>
            <ProgressBar label={name} max={total} value={read} />
            <span className={textStyles.muted}>
              {read} / {total}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
