import { useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import type { TimelineFilter } from "./timeline-filter.ts";

/** How many changes are listed, said anew after a choice. */
export function TimelineStatus({ count, filter }: { count: number; filter: TimelineFilter }) {
  const t = useTranslations("timeline");
  const chosen = [...(filter.role ? [t(`roles.${filter.role}`)] : []), ...(filter.year ? [filter.year] : [])];
  return (
    <p role="status" className={`${textStyles.aside} ${textStyles.muted}`}>
      {[t("found", { count }), ...chosen].join(" · ")}
    </p>
  );
}
