import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Report } from "../content/report.ts";
import type { StatusRow } from "./status-board.ts";

/** How many texts there are at least, so that none is lost unseen. To be raised as the content grows. */
const FLOORS: Record<string, Partial<Record<Locale, number>>> = {
  application: { en: 25 },
  article: { en: 4 },
  category: { en: 8, de: 8, ko: 8, fr: 8, zh: 8 },
  concept: { en: 12, de: 12, ko: 12, fr: 12, zh: 12 },
  faq: { en: 12, de: 12, ko: 12, fr: 12, zh: 12 },
  "get-started-step": { en: 5, de: 5, ko: 5, fr: 5, zh: 5 },
  guide: { en: 4 },
  page: { en: 4, de: 4, ko: 4, fr: 4, zh: 4 },
  resource: { en: 5, de: 5, ko: 5, fr: 5, zh: 5 },
  subnet: { en: 129 },
  team: { en: 95 },
  video: { en: 22 },
};

/** No type has fewer texts in a language than it had. */
export function checkFloors(rows: readonly StatusRow[], report: Report, floors = FLOORS): void {
  for (const [type, least] of Object.entries(floors)) {
    const cells = rows.find((row) => row.type === type)?.cells;
    for (const locale of LOCALES) {
      const [count, floor] = [cells?.[locale]?.count ?? 0, least[locale] ?? 0];
      if (count < floor) report(`content/${locale}/${type}`, `files: expected at least ${floor}, got ${count}`);
    }
  }
}
