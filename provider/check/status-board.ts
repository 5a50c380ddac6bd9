import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { CONTENT_TYPES, FOLLOWED } from "../content/content-types.ts";
import type { EntryFile } from "../content/entry-file.ts";
import { stateOf } from "./check-translations.ts";
import type { InterfaceFile } from "./interface/list-interface-texts.ts";

/** One type in one language: how many texts there are, and how many of them no longer follow the English. */
export type StatusCell = { count: number; outdated: number };
export type StatusRow = { type: string; cells: Record<string, StatusCell> };

/** How many texts of each type there are in each language. */
export function countStatus(files: readonly EntryFile[]): StatusRow[] {
  const english = new Map(
    files.filter(({ locale }) => locale === DEFAULT_LOCALE).map((file) => [`${file.type}/${file.slug}`, file]),
  );
  const isOutdated = (file: EntryFile) => {
    const original = english.get(`${file.type}/${file.slug}`);
    return original !== undefined && FOLLOWED.has(file.type) && (stateOf(file, original)?.changed.length ?? 0) > 0;
  };
  return CONTENT_TYPES.flatMap((type) => {
    const own = files.filter((file) => file.type === type && file.fields.draft !== true);
    if (own.length === 0) return [];
    const cells = LOCALES.map((locale) => {
      const inLocale = own.filter((file) => file.locale === locale);
      return [locale, { count: inLocale.length, outdated: inLocale.filter(isOutdated).length }] as const;
    });
    return { type, cells: Object.fromEntries(cells) };
  });
}

/** How many terms of the glossary are explained. Each is explained in every language or in none. */
export function countTerms(terms: Iterable<{ definition: Record<Locale, string> | null }>): StatusRow {
  const count = [...terms].filter(({ definition }) => definition !== null).length;
  return { type: "term", cells: Object.fromEntries(LOCALES.map((locale) => [locale, { count, outdated: 0 }])) };
}

/** How many texts of the interface there are. */
export function countInterfaceTexts(files: readonly InterfaceFile[]): StatusRow {
  const countIn = (locale: Locale) =>
    files.filter((file) => file.locale === locale).reduce((count, { texts }) => count + texts.length, 0);
  const cells = LOCALES.map((locale) => [locale, { count: countIn(locale), outdated: 0 }] as const);
  return { type: "interface", cells: Object.fromEntries(cells) };
}

/** From so many words on, a subnet's text says more than what it is. */
const WORDS_IN_DEPTH = 300;

/** How many subnets are described in depth: by the length of the English text, as words cannot be counted in each language. */
export function countSubnetTexts(files: readonly EntryFile[]): StatusRow {
  const texts = files.filter(({ type, markdown, fields }) => type === "subnet" && !fields.draft && markdown.trim());
  const isInDepth = ({ locale, markdown }: EntryFile) =>
    locale === DEFAULT_LOCALE && markdown.split(/\s+/).length >= WORDS_IN_DEPTH;
  const slugs = new Set(texts.filter(isInDepth).map(({ slug }) => slug));
  const countIn = (locale: Locale) => texts.filter((file) => file.locale === locale && slugs.has(file.slug)).length;
  const cells = LOCALES.map((locale) => [locale, { count: countIn(locale), outdated: 0 }] as const);
  return { type: "subnet in depth", cells: Object.fromEntries(cells) };
}

/** The board as lines of text; `12 (2)` are twelve of which two are outdated. */
export function formatStatus(rows: readonly StatusRow[]): string[] {
  const width = Math.max(...rows.map(({ type }) => type.length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join("");
  return [
    line("", LOCALES),
    ...rows.map(({ type, cells }) =>
      line(
        type,
        LOCALES.map((locale) => {
          const { count = 0, outdated = 0 } = cells[locale] ?? {};
          return outdated > 0 ? `${count} (${outdated})` : String(count);
        }),
      ),
    ),
  ];
}
