import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { SearchWords } from "@learn-bittensor/contract/search-words";
import { lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

type Titled = Pick<EntryFile, "type" | "slug" | "locale" | "markdown">;

export const SEARCH_WORDS_FILE = "search-words.yaml";

/** Each wording leads to one page that there is, and an old name to a subnet whose text tells of it. */
export function checkSearchWords(
  { asked, formerly, pages }: SearchWords,
  files: readonly Titled[],
  report: Report,
): void {
  const reportHere = (problem: string) => report(`content/${SEARCH_WORDS_FILE}`, problem);
  const english = new Map(
    files.filter(({ locale }) => locale === DEFAULT_LOCALE).map((file) => [`${file.type}/${file.slug}`, file]),
  );
  const claimed = new Map<string, string>();
  const claim = (page: string, locale: Locale, wordings: readonly string[]) => {
    for (const wording of wordings) {
      const key = `${locale} ${lettersOf(wording)}`;
      const other = claimed.get(key);
      if (other) reportHere(`${page}.${locale}: expected what no page has, got "${wording}" as in ${other}`);
      claimed.set(key, page);
    }
  };
  for (const [page, wordings] of asked) {
    if (!english.has(page)) reportHere(`asked.${page}: expected a page that there is, got none`);
    for (const locale of LOCALES) claim(`asked.${page}`, locale, wordings[locale]);
  }
  for (const [path, words] of pages) {
    for (const locale of LOCALES) claim(`pages.${path}`, locale, [words[locale].title, ...words[locale].asked]);
  }
  for (const [slug, names] of formerly) {
    const subnet = english.get(`subnet/${slug}`);
    if (!subnet) reportHere(`formerly.${slug}: expected a subnet that there is, got none`);
    for (const name of names) {
      const isTold = subnet?.markdown.includes(name) ?? true;
      if (!isTold) reportHere(`formerly.${slug}: expected a name that its text tells of, got "${name}"`);
    }
  }
}
