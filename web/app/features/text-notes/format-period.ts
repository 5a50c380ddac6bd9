import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";

/** Writes a day, month or year (`2026-06-22`, `2026-06`, `2026`) and periods of them as the reader's language does. */
export function usePeriodFormat() {
  const format = useFormatter();
  const t = useTranslations("textNotes");

  function formatTime(time: string): string {
    const date = new Date(time);
    if (time.length > "2026-06".length) return format.dateTime(date, { dateStyle: "long" });
    if (time.length > "2026".length) return format.dateTime(date, { year: "numeric", month: "long" });
    return format.dateTime(date, { year: "numeric" });
  }

  function formatPeriod({ from, until }: { from: string | null; until: string | null }): string {
    if (from !== null && until !== null) return t("fromUntil", { from: formatTime(from), until: formatTime(until) });
    if (until !== null) return t("until", { until: formatTime(until) });
    return from === null ? "" : t("from", { from: formatTime(from) });
  }

  return { formatTime, formatPeriod };
}
