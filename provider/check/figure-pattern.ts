import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { FactContent } from "../content/facts/parse-facts.ts";
import { FRACTION_OF_UNIT, FRACTION_WORDS, LARGE_NUMBER_WORDS, NUMBER_WORDS, UNIT_WORDS } from "./figure-words.ts";

const MOST_DIGITS = 20;
/** "18.375 million" is written, "0.864 million" is not. */
const MOST_DECIMALS_BEFORE_A_WORD = 4;
/** A longer number may end in a shorter one: twenty in ten. */
const WITHIN_A_NUMBER: Partial<Record<Locale, string>> = { ko: "이삼사오육칠팔구십백", zh: "一二三四五六七八九十百" };
const WITHOUT_SPACES = new Set<Locale>(["ko", "zh"]);
const TAO = "τ";

/**
 * What finds a figure in a text of a language, however it is written: with or without signs between its thousands, in millions
 * ("10.5 million", "1050만"), in words ("twelve seconds", "a tenth"), with its unit as a sign or as a word. It finds nothing of a
 * rule that is no figure. Spaces that do not break are expected to have become plain ones.
 */
export function figurePattern(content: FactContent, locale: Locale): RegExp {
  if (content.kind !== "number") return /(?!)/;
  const { value } = content;
  const name = nameOfUnit(content.unit?.patterns[DEFAULT_LOCALE]);
  const unit = name === null ? "" : (UNIT_WORDS[name]?.[locale] ?? RegExp.escape(name));
  const after = unit && ` ?${unit}`;
  const words = unit ? (NUMBER_WORDS[value]?.[locale] ?? []) : [];
  const forms = [
    `(?:${[...inDigits(value, locale), ...[words].flat()].join("|")})${after}`,
    ...inLargeNumbers(value, locale).map(
      (form) => `${form}${name === TAO ? taoOrNothing(after, locale) : connected(after)}`,
    ),
    ...inFractions(value, { name, unit, locale }),
  ];
  const letters = WITHOUT_SPACES.has(locale) ? "" : "\\p{L}";
  const before = `(?<![\\d${letters}${WITHIN_A_NUMBER[locale] ?? ""}#{:-]|\\d[., ])`;
  return new RegExp(`${before}(?:${forms.join("|")})(?![\\d${letters}]|[.,]\\d)`, "iu");
}

function inDigits(value: number, locale: Locale): string[] {
  const written = [true, false].map((useGrouping) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS, useGrouping }).format(value),
  );
  return written.map((digits) => RegExp.escape(digits.replaceAll(/[\u00A0\u202F]/g, " ")));
}

function inLargeNumbers(value: number, locale: Locale): string[] {
  return LARGE_NUMBER_WORDS[locale].flatMap(([size, word]) => {
    if (value < size) return [];
    const forms =
      decimalsOf(value / size) <= MOST_DECIMALS_BEFORE_A_WORD ? [oneOf(inDigits(value / size, locale), word)] : [];
    const rest = value % size;
    const isMixed = WITHOUT_SPACES.has(locale) && rest > 0 && Number.isInteger(rest);
    if (isMixed)
      forms.push(`${oneOf(inDigits(Math.floor(value / size), locale), word)} ?(?:${inDigits(rest, locale).join("|")})`);
    return forms;
  });
}

/** A percentage as a part of the whole, half a coin as half of one. */
function inFractions(
  value: number,
  { name, unit, locale }: { name: string | null; unit: string; locale: Locale },
): string[] {
  if (name === "%") return FRACTION_WORDS[value / 100]?.[locale] ? [FRACTION_WORDS[value / 100]?.[locale] ?? ""] : [];
  const words = FRACTION_WORDS[value]?.[locale];
  return words && unit ? [FRACTION_OF_UNIT[locale](words, unit)] : [];
}

/** Millions without a unit are read as TAO, unless another unit follows. */
function taoOrNothing(after: string, locale: Locale): string {
  const others = Object.entries(UNIT_WORDS).flatMap(([name, words]) => (name === TAO ? [] : [words[locale]]));
  return `(?:${connected(after)}|(?! ?(?:d’|de )?(?:${others.join("|")})))`;
}

function connected(after: string): string {
  return after && `(?: d[e’])?${after}`;
}

function oneOf(numbers: readonly string[], word: string): string {
  return `(?:${numbers.join("|")}) ?${word}`;
}

function nameOfUnit(pattern: string | undefined): string | null {
  return pattern?.split("|")[0]?.replace("#", "").trim() ?? null;
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
