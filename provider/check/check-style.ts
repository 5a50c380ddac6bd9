import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentType } from "../content/content-types.ts";
import type { EntryFile } from "../content/entry-file.ts";

/** What stands on cards above a text of its own. */
const LONGEST_DESCRIPTION = 200;
/** Types of which the description is all that they say. */
const WITHOUT_TEXT: ReadonlySet<ContentType> = new Set<ContentType>(["application", "resource", "team", "video"]);
const LONGEST_WITHOUT_TEXT = 450;
/** School years, after Flesch and Kincaid; a newspaper is at about 11. */
const HARDEST_GRADE = 13;
const FEWEST_WORDS_TO_JUDGE = 100;

/** What an editor should look at again: long descriptions and how hard a text is to read. Warnings, of English texts. */
export function warnOfStyle(file: EntryFile, prose: readonly string[], warn: (problem: string) => void): void {
  const { description } = file.fields;
  const longest = WITHOUT_TEXT.has(file.type) ? LONGEST_WITHOUT_TEXT : LONGEST_DESCRIPTION;
  if (typeof description === "string" && description.length > longest) {
    warn(`description: expected at most ${longest} characters, got ${description.length}`);
  }
  if (file.locale !== DEFAULT_LOCALE) return;
  const words = prose.join(" ").match(/[\p{L}\d’'-]+/gu) ?? [];
  const grade = readingGrade(prose, words);
  if (words.length >= FEWEST_WORDS_TO_JUDGE && grade > HARDEST_GRADE) {
    warn(`text: expected sentences of school year ${HARDEST_GRADE} at most, got ${grade.toFixed(1)}`);
  }
}

/** Flesch and Kincaid's formula. Syllables are groups of vowels, which is near enough for English. */
function readingGrade(prose: readonly string[], words: readonly string[]): number {
  const sentences = prose
    .join("\n")
    .split(/[.!?:]+\s|\n/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, word.match(/[aeiouy]+/gi)?.length ?? 0), 0);
  if (words.length === 0 || sentences === 0) return 0;
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
