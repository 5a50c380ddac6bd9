import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Report } from "../content/report.ts";
import type { StatusRow } from "./status-board.ts";

/** How many texts there are at least, so that none is lost unseen. To be raised as the content grows. */
const FLOORS: Record<string, Partial<Record<Locale, number>>> = {
  application: { en: 25 },
  article: { en: 14, de: 13, ko: 12, fr: 12, zh: 13 },
  category: { en: 8, de: 8, ko: 8, fr: 8, zh: 8 },
  concept: { en: 50, de: 50, ko: 50, fr: 50, zh: 50 },
  faq: { en: 60, de: 60, ko: 60, fr: 60, zh: 60 },
  "get-started-path": { en: 4, de: 4, ko: 4, fr: 4, zh: 4 },
  "get-started-step": { en: 16, de: 16, ko: 16, fr: 16, zh: 16 },
  lab: { en: 6, de: 6, ko: 6, fr: 6, zh: 6 },
  guide: { en: 14, de: 14, ko: 14, fr: 14, zh: 14 },
  page: { en: 4, de: 4, ko: 4, fr: 4, zh: 4 },
  quiz: { en: 50, de: 50, ko: 50, fr: 50, zh: 50 },
  resource: { en: 5, de: 5, ko: 5, fr: 5, zh: 5 },
  subnet: { en: 129 },
  "subnet in depth": { en: 20 },
  team: { en: 95 },
  term: { en: 158, de: 158, ko: 158, fr: 158, zh: 158 },
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
