import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { formatContent } from "../content/facts/format-fact.ts";
import type { Fact, Facts } from "../content/facts/parse-facts.ts";
import type { Report } from "../content/report.ts";

/** Shorter numbers without a unit are too common to be told from others. */
const FEWEST_DIGITS_WITHOUT_UNIT = 3;
const MOST_DIGITS = 20;
const WITHOUT_SPACES = new Set<Locale>(["ko", "zh"]);
/** Lines of a file that say nothing to its readers. */
const NO_TEXT = /^(?:order|ownFigures|passPercent|translatedFrom|updatedAt|widget):/;

/** What is checked: the lines of a text as they are written, facts not put in. `ownFigures` are those of `key` in all languages. */
export type CitingText = {
  path: string;
  key: string;
  locale: Locale;
  lines: readonly { at: string; text: string }[];
};

export type OwnFigures = ReadonlyMap<string, { path: string; figures: readonly string[] }>;

/** Facts that are written alike in English, with what finds them in each language. */
type Figure = { written: string; ids: string[]; patterns: (locale: Locale) => RegExp };

/**
 * Texts that state the value of a fact cite the fact; figures of their own examples are named as such, by the English
 * text for all languages.
 */
export function checkCitedFigures(
  texts: readonly CitingText[],
  { facts, ownFigures }: { facts: Facts; ownFigures: OwnFigures },
  report: Report,
): void {
  const figures = listFigures(facts);
  const used = new Set<string>();
  for (const { path, key, locale, lines } of texts) {
    const own = ownFigures.get(key)?.figures ?? [];
    for (const { at, text } of lines) {
      const stated = plain(text);
      for (const { written, ids, patterns } of figures) {
        const found = patterns(locale).exec(stated)?.[0];
        if (found === undefined) continue;
        used.add(`${key} ${written}`);
        if (own.includes(written)) continue;
        const citations = ids.map((id) => `{fact:${id}}`).join(" or ");
        report(path, `${at}: expected ${citations}, or ${JSON.stringify(written)} among ownFigures, got "${found}"`);
      }
    }
  }
  for (const [key, { path, figures: own }] of ownFigures) {
    for (const figure of own.filter((each) => !used.has(`${key} ${each}`))) {
      report(path, `ownFigures: expected a figure of this text that equals a fact, got ${JSON.stringify(figure)}`);
    }
  }
}

/** What is read of a content file. */
export function linesOf(text: string): CitingText["lines"] {
  const lines = text.split("\n").map((line, index) => ({ at: `line ${index + 1}`, text: line }));
  return lines.filter((line) => !NO_TEXT.test(line.text));
}

function listFigures(facts: Facts): Figure[] {
  const distinct = [...facts.values()].filter(isDistinct);
  const alike = Map.groupBy(distinct, ({ content }) => plain(formatContent(content, DEFAULT_LOCALE)));
  return [...alike].map(([written, group]) => {
    const [first] = group;
    const byLocale = new Map<Locale, RegExp>();
    const patterns = (locale: Locale) => {
      const pattern = byLocale.get(locale) ?? patternOf(first, locale);
      byLocale.set(locale, pattern);
      return pattern;
    };
    return { written, ids: group.map(({ id }) => id), patterns };
  });
}

function isDistinct({ content }: Fact): boolean {
  if (content.kind !== "number") return false;
  const digits = String(content.value).replaceAll(/^[0.]+|\.|0+$/g, "");
  return content.unit !== null || digits.length >= FEWEST_DIGITS_WITHOUT_UNIT;
}

/** The figure with or without signs between its thousands; German may bend the unit. */
function patternOf(fact: Fact | undefined, locale: Locale): RegExp {
  if (fact?.content.kind !== "number") return /(?!)/;
  const { value, unit } = fact.content;
  const [grouped, ungrouped] = [true, false].map((useGrouping) =>
    plain(new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS, useGrouping }).format(value)),
  );
  const number = [grouped, ungrouped].map((digits) => escaped(digits ?? "")).join("|");
  const written = plain(formatContent(fact.content, locale));
  const [before = "", after = ""] = written.split(grouped ?? "").map((part) => escaped(part.trim()));
  const bent = locale === "de" && after !== "" ? "n?" : "";
  const letters = WITHOUT_SPACES.has(locale) ? "" : "\\p{L}";
  const begin = `(?<![\\d${letters}#{:-]|\\d[., ])`;
  const end = `(?![\\d${letters}]|[.,]\\d)`;
  return new RegExp(`${begin}${before}(?:${number})${unit ? " ?" : ""}${after}${bent}${end}`, "u");
}

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
