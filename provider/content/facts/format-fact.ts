import type { Locale } from "@learn-bittensor/contract/locales";
import type { Fact, FactContent } from "./parse-facts.ts";

const MOST_DIGITS = 20;
const NO_BREAK_SPACE = "\u00A0";
/** Between figures and Chinese characters texts have a space, and so have dates. */
const CHINESE_DATE_JOINT = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g;

/** How a text can ask for a fact: `{fact:tempo}` for the value with its unit, `{fact:tempo:number}` and so on. */
export const FACT_FORMS = ["number", "plain", "date"] as const;
export type FactForm = (typeof FACT_FORMS)[number];

/** The value as people read it in a language: grouped digits, the language's decimal sign, the unit. A formula as KaTeX reads it. */
export function formatContent(content: FactContent, locale: Locale): string {
  switch (content.kind) {
    case "text":
      return content.words[locale];
    case "formula":
      return content.tex;
    case "number": {
      const digits = formatNumber(content.value, locale);
      if (!content.unit) return digits;
      const [one = "#", other = one] = content.unit.patterns[locale].split("|");
      const pattern = new Intl.PluralRules(locale).select(content.value) === "one" ? one : other;
      return pattern.replace("# ", `#${NO_BREAK_SPACE}`).replace("#", digits);
    }
  }
}

/** A number as a language writes it, with all its digits. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS }).format(value);
}

/**
 * A fact in one of its forms, for Markdown where `isMarkdown`; null where the fact has no such form.
 * `number` is the number without its unit, `plain` its digits alone with a decimal point, for code and formulas,
 * and `date` the day on which it was checked.
 */
export function formatFact(
  fact: Fact,
  { form, locale, isMarkdown }: { form: FactForm | undefined; locale: Locale; isMarkdown: boolean },
): string | null {
  const { content } = fact;
  if (form === "date") return formatDate(fact.checkedOn, locale);
  if (form === undefined) {
    if (content.kind !== "formula") return formatContent(content, locale);
    return isMarkdown ? `$${content.tex}$` : null;
  }
  if (form === "plain" && content.kind === "formula") return isMarkdown ? content.tex : null;
  if (content.kind !== "number") return null;
  return form === "number" ? formatNumber(content.value, locale) : toPlainDigits(content.value);
}

function formatDate(day: string, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
  return locale === "zh" ? date.replaceAll(CHINESE_DATE_JOINT, " ") : date;
}

/** Without an exponent, which JavaScript writes for small numbers. */
function toPlainDigits(value: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: MOST_DIGITS, useGrouping: false }).format(value);
}
