import type { Locale } from "@learn-bittensor/contract/locales";

type InEachLocale<Value> = Record<Locale, Value>;

/** By what it is called in `facts.yaml` in English: how texts write a unit, as patterns. */
export const UNIT_WORDS: Record<string, InEachLocale<string>> = {
  τ: { en: "(?:τ|TAO)", de: "(?:τ|TAO)", ko: "(?:τ|TAO)", fr: "(?:τ|TAO)", zh: "(?:τ|TAO)" },
  α: { en: "(?:α|alpha)", de: "(?:α|Alphas?)", ko: "(?:α|알파)", fr: "(?:α|alpha)", zh: "(?:α|alpha)" },
  rao: { en: "rao", de: "Rao", ko: "rao", fr: "rao", zh: "rao" },
  "%": { en: "(?:%|per ?cent)", de: "(?:%|Prozent)", ko: "(?:%|퍼센트)", fr: "(?:%|pour cent)", zh: "%" },
  block: { en: "blocks?", de: "Bl(?:ock|öcken?)", ko: "(?:개 ?)?블록", fr: "blocs?", zh: "个?区块" },
  second: { en: "seconds?", de: "Sekunden?", ko: "초", fr: "secondes?", zh: "秒" },
  day: { en: "days?", de: "Tag(?:en?)?", ko: "일", fr: "jours?", zh: "天" },
};

/** Numbers that texts write as words before a unit. */
export const NUMBER_WORDS: Record<number, InEachLocale<string>> = {
  7: { en: "seven", de: "sieben", ko: "칠 ?", fr: "sept", zh: "七" },
  8: { en: "eight", de: "acht", ko: "여덟 ?", fr: "huit", zh: "八" },
  10: { en: "ten", de: "zehn", ko: "열 ?", fr: "dix", zh: "十" },
  12: { en: "twelve", de: "zwölf", ko: "십이 ?", fr: "douze", zh: "十二" },
  50: { en: "fifty", de: "fünfzig", ko: "오십 ?", fr: "cinquante", zh: "五十" },
  60: { en: "sixty", de: "sechzig", ko: "육십 ?", fr: "soixante", zh: "六十" },
  90: { en: "ninety", de: "neunzig", ko: "구십 ?", fr: "quatre-vingt-dix", zh: "九十" },
  100: { en: "(?:a|one) hundred", de: "(?:ein)?hundert", ko: "백 ?", fr: "cent", zh: "一百" },
};

/** Words for what is counted in ten thousands, millions and more, with how much they are. */
export const LARGE_NUMBER_WORDS: InEachLocale<readonly (readonly [number, string])[]> = {
  en: [
    [1e6, "(?:million|M)"],
    [1e9, "billion"],
  ],
  de: [
    [1e6, "(?:Millionen|Million|Mio\\.?)"],
    [1e9, "(?:Milliarden?|Mrd\\.?)"],
  ],
  ko: [
    [1e4, "만"],
    [1e8, "억"],
  ],
  fr: [
    [1e6, "(?:millions?|M)"],
    [1e9, "(?:milliards?|Md)"],
  ],
  zh: [
    [1e4, "万"],
    [1e8, "亿"],
  ],
};

/** Parts of a whole as words, and how a unit joins them. */
export const FRACTION_WORDS: Record<number, InEachLocale<string>> = {
  0.1: {
    en: "(?:a|one) tenth",
    de: "ein(?:em?|en|es)? Zehntels?",
    ko: "10분의 1",
    fr: "un dixième",
    zh: "(?:十分之一|一成)",
  },
  0.5: {
    en: "(?:a )?half",
    de: "ein(?:e[nmrs]?)? (?:halbe[nrs]?|Hälfte)",
    ko: "(?:절반|반(?!감))",
    fr: "(?:un demi|la moitié)",
    zh: "(?:一半|半个?)",
  },
};
export const FRACTION_OF_UNIT: InEachLocale<(fraction: string, unit: string) => string> = {
  en: (fraction, unit) => `${fraction}(?: of)?(?: an?| one)? ${unit}`,
  de: (fraction, unit) => `${fraction} ${unit}`,
  ko: (fraction, unit) => `(?:${unit}의 ?${fraction}|${fraction} ?${unit})`,
  fr: (fraction, unit) => `${fraction}[ -](?:de |d’un )?${unit}`,
  zh: (fraction, unit) => `${fraction} ?${unit}`,
};
