import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { ReadingGroup } from "./learning-overview.ts";
import { useLearningWords } from "./learning-words.tsx";

/** How much of each category and kind is read. */
export function ReadingProgress({ groups }: { groups: readonly ReadingGroup[] }) {
  const t = useTranslations("navigation");
  const words = useLearningWords();
  const langOf = useLangOf();
  const names: Partial<Record<ReadingGroup["kind"], string>> = {
    article: t("articles"),
    get_started: t("getStarted"),
    guide: t("guides"),
    subnet: words.subnets,
  };
  return (
    <ul className="reading-progress">
      {groups.map(({ kind, category, href, read, total }) => {
        const name = category?.name ?? names[kind] ?? t("explore");
        return (
          <li key={href}>
            <LocalLink to={href} lang={category ? langOf(category.locale) : undefined}>
              {name}
            </LocalLink>
            <ProgressBar label={name} max={total} value={read} />
            <span className="text-muted">
              {read} / {total}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
