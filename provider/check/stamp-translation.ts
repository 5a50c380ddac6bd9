import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "../content/entry-file.ts";
import type { SectionHash } from "../content/translation/section-hashes.ts";

/** Notes in a translation which English text it follows: its text with a new line `translatedFrom`. */
export function stampTranslation(text: string, english: readonly SectionHash[]): string {
  const hashes = english.map(({ id, hash }) => `${id}: "${hash}"`).join(", ");
  const line = `translatedFrom: { ${hashes} }\n`;
  const isMarkdown = text.startsWith("---\n");
  const end = isMarkdown ? text.indexOf("\n---\n", 3) + 1 : text.length;
  const fields = text.slice(0, end).replace(/^translatedFrom:.*\n/m, "");
  return `${fields.endsWith("\n") ? fields : `${fields}\n`}${line}${text.slice(end)}`;
}

/** The English sections that a file is to be stamped with; null for English itself, and where there is no English. */
export function englishSectionsOf(file: EntryFile, files: readonly EntryFile[]): readonly SectionHash[] | null {
  if (file.locale === DEFAULT_LOCALE) return null;
  const english = files.find(
    ({ type, slug, locale }) => type === file.type && slug === file.slug && locale === DEFAULT_LOCALE,
  );
  return english?.sectionHashes ?? null;
}
