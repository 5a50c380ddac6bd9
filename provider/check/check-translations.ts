import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentType } from "../content/content-types.ts";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";
import { compareTranslation } from "../content/translation/compare-translation.ts";
import { readMarkdown } from "./read-markdown.ts";

/** Texts whose translations are held to their English. */
export const FOLLOWED: ReadonlySet<ContentType> = new Set<ContentType>([
  ...(["article", "concept", "faq", "get-started-path", "get-started-step", "guide", "lab", "page", "quiz"] as const),
]);

/** Translations have the sections and the code of their English, and note which English they follow. */
export function checkTranslations(files: readonly EntryFile[], report: Report, warn: Report): void {
  const english = new Map(
    files.filter(({ locale }) => locale === DEFAULT_LOCALE).map((file) => [`${file.type}/${file.slug}`, file]),
  );
  for (const file of files) {
    const original = english.get(`${file.type}/${file.slug}`);
    if (file.locale === DEFAULT_LOCALE || !original || !FOLLOWED.has(file.type)) continue;
    compare(
      file,
      original,
      (problem) => report(file.path, problem),
      (problem) => warn(file.path, problem),
    );
  }
}

function compare(
  file: EntryFile,
  original: EntryFile,
  report: (problem: string) => void,
  warn: (problem: string) => void,
): void {
  const state = stateOf(file, original);
  if (!state) report("translatedFrom: expected the English text it follows (write it with --stamp), got nothing");
  else if (state.changed.length > 0) {
    warn(
      `translatedFrom: expected the English text of today, got one of which ${state.changed.length} of ${state.sectionCount} sections have changed`,
    );
    return;
  }
  const [own, theirs] = [file, original].map(({ markdown }) => readMarkdown(markdown));
  const [ids, expected] = [own, theirs].map((text) => text?.headings.map(({ id }) => id ?? "").join(", "));
  if (ids !== expected) report(`text: expected the headings of the English text, ${expected}, got ${ids}`);
  const missing = theirs?.code.filter((code) => code.includes("btcli") && !own?.code.includes(code)) ?? [];
  for (const code of missing)
    report(`text: expected the commands of the English text, got none like ${JSON.stringify(code.slice(0, 60))}`);
  const facts = original.citedFacts.filter((id) => !file.citedFacts.includes(id));
  if (facts.length > 0) warn(`text: expected the facts of the English text, got none of ${facts.join(", ")}`);
}

/** How far a translation follows its English; null where nobody noted it. */
export function stateOf({ fields }: EntryFile, original: EntryFile) {
  const { translatedFrom } = fields;
  if (typeof translatedFrom !== "object" || translatedFrom === null) return null;
  return compareTranslation(original.sectionHashes, Object.fromEntries(Object.entries(translatedFrom)));
}
