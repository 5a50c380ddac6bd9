import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";

/** Writes a day, month or year (`2026-06-22`, `2026-06`, `2026`) and periods of them as the reader's language does. */
export function usePeriodFormat() {
  const formatTime = useTimeFormat();
  const t = useTranslations("textNotes");

  function formatPeriod({ from, until }: { from: string | null; until: string | null }): string {
    if (from !== null && until !== null) return t("fromUntil", { from: formatTime(from), until: formatTime(until) });
    if (until !== null) return t("until", { until: formatTime(until) });
    return from === null ? "" : t("from", { from: formatTime(from) });
  }

  return { formatTime, formatPeriod };
}
