import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { formatContent } from "../content/facts/format-fact.ts";
import type { Fact, Facts } from "../content/facts/parse-facts.ts";
import type { Report } from "../content/report.ts";
import { figurePattern } from "./figure-pattern.ts";

/** Shorter numbers without a unit are too common to be told from others. */
const FEWEST_DIGITS_WITHOUT_UNIT = 3;
/** Lines of a file that say nothing to its readers. */
const NO_TEXT = /^(?:order|ownFigures|passPercent|translatedFrom|updatedAt|widget): |^ {2}[\w.-]+: \[/;
/** The field of a file before its first section or question. */
const HEAD = "head";
/** A heading with its id, or a question with its key. */
const BEGIN_OF_PLACE = /^#+ .*\{#([a-z0-9-]+)\}\s*$|^ {2}- key: ["']?([a-z0-9-]+)/;

/**
 * What is checked: the lines of a text as they are written, facts not put in. A place is the id of a heading, the key of a question or the name of a lab's text, in
 * all languages the same.
 */
export type CitingText = {
  path: string;
  key: string;
  locale: Locale;
  lines: readonly { at: string; place: string; text: string }[];
};

/** By the key of a text: which figures of its own it has, and in which places, written as in English. */
export type OwnFigures = ReadonlyMap<string, { path: string; figures: Readonly<Record<string, readonly string[]>> }>;

/** Facts that are written alike in English, with what finds them in each language. */
type Figure = { written: string; ids: string[]; patternOf: (locale: Locale) => RegExp };

/**
 * Texts that state the value of a fact cite the fact; figures of their own examples are named as such with their place, by the
 * English text for all languages.
 */
export function checkCitedFigures(
  texts: readonly CitingText[],
  { facts, ownFigures }: { facts: Facts; ownFigures: OwnFigures },
  report: Report,
): void {
  const figures = listFigures(facts);
  const used = new Set<string>();
  for (const { path, key, locale, lines } of texts) {
    const own = ownFigures.get(key)?.figures ?? {};
    for (const { at, place, text } of lines) {
      const stated = text.replaceAll(/[\u00A0\u202F]/g, " ");
      for (const { written, ids, patternOf } of figures) {
        const found = patternOf(locale).exec(stated)?.[0];
        if (found === undefined) continue;
        used.add(`${key} ${place} ${written}`);
        if (own[place]?.includes(written)) continue;
        const citations = ids.map((id) => `{fact:${id}}`).join(" or ");
        report(
          path,
          `${at}: expected ${citations}, or ${JSON.stringify(written)} among ownFigures.${place}, got "${found}"`,
        );
      }
    }
  }
  for (const [key, { path, figures: own }] of ownFigures) {
    for (const [place, each] of Object.entries(own)) {
      for (const figure of each.filter((written) => !used.has(`${key} ${place} ${written}`))) {
        report(
          path,
          `ownFigures.${place}: expected a figure stated there that equals a fact, got ${JSON.stringify(figure)}`,
        );
      }
    }
  }
}

/** What is read of a content file. */
export function linesOf(text: string): CitingText["lines"] {
  let place = HEAD;
  return text.split("\n").flatMap((line, index) => {
    const begun = BEGIN_OF_PLACE.exec(line);
    place = begun?.[1] ?? begun?.[2] ?? place;
    return NO_TEXT.test(line) ? [] : [{ at: `line ${index + 1}`, place, text: line }];
  });
}

function listFigures(facts: Facts): Figure[] {
  const distinct = [...facts.values()].filter(isDistinct);
  const alike = Map.groupBy(distinct, ({ content }) =>
    formatContent(content, DEFAULT_LOCALE).replaceAll(/[\u00A0\u202F]/g, " "),
  );
  return [...alike].map(([written, group]) => {
    const [first] = group;
    const byLocale = new Map<Locale, RegExp>();
    const patternOf = (locale: Locale) => {
      const pattern = byLocale.get(locale) ?? (first ? figurePattern(first.content, locale) : /(?!)/);
      byLocale.set(locale, pattern);
      return pattern;
    };
    return { written, ids: group.map(({ id }) => id), patternOf };
  });
}

function isDistinct({ content }: Fact): boolean {
  if (content.kind !== "number") return false;
  const digits = String(content.value).replaceAll(/^[0.]+|\.|0+$/g, "");
  return content.unit !== null || digits.length >= FEWEST_DIGITS_WITHOUT_UNIT;
}
