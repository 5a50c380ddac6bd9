import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { Report } from "../content/report.ts";
import type { ReadFile } from "./read-files.ts";

const CONCEPT_WORDS = { fewest: 500, most: 1_200 };
/** Characters without spaces, against those of the English text; the texts of November 2026 lie well within. */
const CHARACTERS_TO_ENGLISH: Partial<Record<Locale, { fewest: number; most: number }>> = {
  de: { fewest: 1, most: 1.35 },
  ko: { fewest: 0.42, most: 0.7 },
  fr: { fewest: 1, most: 1.35 },
  zh: { fewest: 0.35, most: 0.6 },
};
const FEWEST_CHARACTERS_TO_JUDGE = 1_000;

/** Concepts have the length of one sitting; a translation that is much shorter or longer than others of its language is told of. */
export function checkLength(files: readonly ReadFile[], report: Report, warn: Report): void {
  const english = new Map<string, number>();
  for (const { type, slug, path, text } of files.filter(({ locale }) => locale === DEFAULT_LOCALE)) {
    english.set(`${type}/${slug}`, countCharacters(text.prose));
    const words = countWords(text.prose);
    const { fewest, most } = CONCEPT_WORDS;
    if (type === "concept" && (words < fewest || words > most))
      report(path, `text: expected ${fewest} to ${most} words, got ${words}`);
  }
  for (const { type, slug, locale, path, text } of files) {
    const theirs = english.get(`${type}/${slug}`) ?? 0;
    const bounds = CHARACTERS_TO_ENGLISH[locale];
    if (!bounds || theirs < FEWEST_CHARACTERS_TO_JUDGE) continue;
    const own = countCharacters(text.prose);
    const [fewest, most] = [bounds.fewest * theirs, bounds.most * theirs].map(Math.round);
    if (fewest === undefined || most === undefined || (own >= fewest && own <= most)) continue;
    warn(path, `text: expected ${fewest} to ${most} characters, as the English text has ${theirs}, got ${own}`);
  }
}

/** Words and numbers of a text. */
function countWords(prose: readonly string[]): number {
  return prose.join(" ").match(/[\p{L}\d’'-]+/gu)?.length ?? 0;
}

function countCharacters(prose: readonly string[]): number {
  return prose.join("").replaceAll(/\s/g, "").length;
}
