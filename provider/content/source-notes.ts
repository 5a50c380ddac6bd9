import type { Locale } from "@learn-bittensor/contract/locales";

/** What is to be known about a source, beside its day. */
const NOTES = {
  "third-party": {
    en: "by a third party",
    de: "von Dritten",
    ko: "제3자 자료",
    fr: "source tierce",
    zh: "第三方资料",
  },
  confirmed: {
    en: "last confirmed on this day",
    de: "zuletzt an diesem Tag bestätigt",
    ko: "이 날짜에 마지막으로 확인",
    fr: "vérifiée pour la dernière fois à cette date",
    zh: "最后确认于该日",
  },
  collected: {
    en: "collected on this day",
    de: "an diesem Tag zusammengetragen",
    ko: "이 날짜에 수집",
    fr: "recueillie à cette date",
    zh: "收集于该日",
  },
  read: {
    en: "read on this day",
    de: "an diesem Tag gelesen",
    ko: "이 날짜에 읽음",
    fr: "lue à cette date",
    zh: "查阅于该日",
  },
  "stored-until-mid-2026": {
    en: "stored versions of 2025 to mid-2026",
    de: "gespeicherte Fassungen von 2025 bis Mitte 2026",
    ko: "2025년부터 2026년 중반까지의 보관본",
    fr: "versions archivées, de 2025 à la mi-2026",
    zh: "2025 年至 2026 年年中的存档版本",
  },
  "pages-until-mid-2026": {
    en: "pages of 2025 to mid-2026",
    de: "Seiten von 2025 bis Mitte 2026",
    ko: "2025년부터 2026년 중반까지의 문서",
    fr: "pages de 2025 à la mi-2026",
    zh: "2025 年至 2026 年年中的页面",
  },
  "pages-until-october-2026": {
    en: "pages of July to October 2026",
    de: "Seiten von Juli bis Oktober 2026",
    ko: "2026년 7월부터 10월까지의 문서",
    fr: "pages de juillet à octobre 2026",
    zh: "2026 年 7 月至 10 月的页面",
  },
  undated: {
    en: "exact day not known",
    de: "genauer Tag nicht bekannt",
    ko: "정확한 날짜는 알 수 없음",
    fr: "jour exact inconnu",
    zh: "确切日期不详",
  },
  "unknown-authors": {
    en: "exact authors and day not established",
    de: "Urheber und Tag nicht genau geklärt",
    ko: "정확한 작성자와 날짜는 확인되지 않음",
    fr: "auteurs et date exacts non établis",
    zh: "确切作者与日期未能确定",
  },
  "only-one": {
    en: "the only source found for the new name",
    de: "die einzige gefundene Quelle für den neuen Namen",
    ko: "새 이름에 대해 찾은 유일한 출처",
    fr: "seule source trouvée pour le nouveau nom",
    zh: "关于新名称，仅找到这一来源",
  },
  compiled: {
    en: "compiled for this site",
    de: "für diese Website zusammengestellt",
    ko: "이 사이트를 위해 정리함",
    fr: "compilée pour ce site",
    zh: "由本站整理",
  },
} satisfies Record<string, Record<Locale, string>>;

export type SourceNote = keyof typeof NOTES;

export const SOURCE_NOTES = Object.keys(NOTES) as [SourceNote, ...SourceNote[]];

export function saySourceNote(note: SourceNote, locale: Locale): string {
  return NOTES[note][locale];
}
