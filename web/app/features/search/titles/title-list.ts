import type { Locale } from "@learn-bittensor/contract/locales";

/** A page in the list that stands in for the search: its title, its address without language, and what else it is called. */
export type TitleEntry = readonly [title: string, href: string, ...names: string[]];

/** Where a browser gets the list of a language. */
export function titleListPath(locale: Locale): string {
  return `/search-titles/${locale}.json`;
}

/** What is answered there; null where it is something else. */
export function readTitleList(answer: unknown): TitleEntry[] | null {
  return Array.isArray(answer) && answer.every(isEntry) ? answer : null;
}

function isEntry(value: unknown): value is TitleEntry {
  return Array.isArray(value) && value.length >= 2 && value.every((text) => typeof text === "string");
}
