import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";

const NAMES: Record<Locale, string> = { en: "English (en)", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

/** The languages as entries, in their order. */
export const LOCALE_ENTRIES = LOCALES.map((code, index) => ({
  id: String(index + 1),
  documentId: `locale${code}`.padEnd(24, "0"),
  code,
  name: NAMES[code],
}));
