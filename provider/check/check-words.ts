import type { ReadText } from "@learn-bittensor/markdown/read-text";
import type { EntryFile } from "../content/entry-file.ts";
import type { Confusion, Terms } from "../content/terms/parse-terms.ts";

const WITHOUT_SPACES = new Set(["ko", "zh"]);
/** A wrong sentence that is quoted in bold to be corrected: `**"…"**`, `**„…“**`, `**« … »**`. */
const QUOTED = /^\s*["“„«][\s\S]*["”“»]\s*$/;

/** Where a term is introduced, other names for it may stand beside it. */
const ASIDE = /\([^()]*\)|（[^（）]*）/g;

/** Texts use the words of the term table, and do not mix up what is easily mixed up. `prose` is what is read of the file. */
export function checkWords(
  { locale }: Pick<EntryFile, "locale">,
  prose: readonly string[],
  { terms, confusions }: { terms: Terms; confusions: readonly Confusion[] },
  report: (problem: string) => void,
): void {
  const text = prose.join("\n");
  const withoutAsides = text.replaceAll(ASIDE, "");
  for (const { names, avoid } of terms.values()) {
    for (const word of avoid[locale]) {
      if (patternOf(word, locale).test(withoutAsides)) report(`text: expected "${names[locale]}", got "${word}"`);
    }
  }
  for (const { patterns, say } of confusions) {
    for (const pattern of patterns[locale]) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) report(`text: expected ${say}, got "${found.trim()}"`);
    }
  }
}

/** What is checked of a text: wrong sentences that are quoted to be corrected are left out. */
export function withoutQuotedMistakes({ prose, bold }: Pick<ReadText, "prose" | "bold">): string[] {
  const mistakes = bold.filter((words) => QUOTED.test(words));
  return prose.map((line) => mistakes.reduce((rest, mistake) => rest.replace(mistake, ""), line));
}

/** As a word of its own, or anywhere where a language writes without spaces; capital letters count. */
function patternOf(word: string, locale: string): RegExp {
  const escaped = RegExp.escape(word);
  return WITHOUT_SPACES.has(locale)
    ? new RegExp(escaped)
    : new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, "u");
}
