import { useFormatter } from "./interface-texts.ts";

/** Writes a day, month or year (`2026-06-22`, `2026-06`, `2026`) as the reader's language does. */
export function useTimeFormat() {
  const format = useFormatter();
  return (time: string): string => {
    const date = new Date(time);
    if (time.length > "2026-06".length) return format.dateTime(date, { dateStyle: "long" });
    if (time.length > "2026".length) return format.dateTime(date, { year: "numeric", month: "long" });
    return format.dateTime(date, { year: "numeric" });
  };
}
