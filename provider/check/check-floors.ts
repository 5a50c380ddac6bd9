import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Report } from "../content/report.ts";
import type { StatusRow } from "./status-board.ts";

/** How many texts there are at least, so that none is lost unseen. To be raised as the content grows. */
const FLOORS: Record<string, Partial<Record<Locale, number>>> = {
  application: { en: 25, de: 25, ko: 25, fr: 25, zh: 25 },
  article: { en: 14, de: 14, ko: 14, fr: 14, zh: 14 },
  author: { en: 1 },
  category: { en: 8, de: 8, ko: 8, fr: 8, zh: 8 },
  "community-link": { en: 16, de: 16, ko: 16, fr: 16, zh: 16 },
  concept: { en: 50, de: 50, ko: 50, fr: 50, zh: 50 },
  faq: { en: 60, de: 60, ko: 60, fr: 60, zh: 60 },
  "get-started-path": { en: 4, de: 4, ko: 4, fr: 4, zh: 4 },
  "get-started-step": { en: 16, de: 16, ko: 16, fr: 16, zh: 16 },
  interface: { en: 2_800, de: 2_800, ko: 2_800, fr: 2_800, zh: 2_800 },
  lab: { en: 6, de: 6, ko: 6, fr: 6, zh: 6 },
  guide: { en: 14, de: 14, ko: 14, fr: 14, zh: 14 },
  link: { en: 2, de: 2, ko: 2, fr: 2, zh: 2 },
  menu: { en: 1, de: 1, ko: 1, fr: 1, zh: 1 },
  page: { en: 9, de: 9, ko: 9, fr: 9, zh: 9 },
  quiz: { en: 51, de: 51, ko: 51, fr: 51, zh: 51 },
  resource: { en: 5, de: 5, ko: 5, fr: 5, zh: 5 },
  "site-notice": { en: 1, de: 1, ko: 1, fr: 1, zh: 1 },
  subnet: { en: 129, de: 129, ko: 129, fr: 129, zh: 129 },
  "subnet in depth": { en: 107, de: 107, ko: 107, fr: 107, zh: 107 },
  tag: { en: 20, de: 20, ko: 20, fr: 20, zh: 20 },
  team: { en: 95, de: 95, ko: 95, fr: 95, zh: 95 },
  term: { en: 160, de: 160, ko: 160, fr: 160, zh: 160 },
  video: { en: 22, de: 22, ko: 22, fr: 22, zh: 22 },
};

/** No type has fewer texts in a language than it had, and none is without a floor. */
export function checkFloors(rows: readonly StatusRow[], report: Report, floors = FLOORS): void {
  for (const { type } of rows.filter((row) => !floors[row.type])) {
    report(`content/*/${type}`, "files: expected a floor in check-floors.ts, got none");
  }
  for (const [type, least] of Object.entries(floors)) {
    const cells = rows.find((row) => row.type === type)?.cells;
    for (const locale of LOCALES) {
      const [count, floor] = [cells?.[locale]?.count ?? 0, least[locale] ?? 0];
      if (count < floor) report(`content/${locale}/${type}`, `files: expected at least ${floor}, got ${count}`);
    }
  }
}
