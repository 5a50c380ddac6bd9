import type { Locale } from "./locales.ts";

/** What the search knows of pages besides their texts. */
export type SearchWords = {
  /** How readers ask for what a page answers, by its kind and slug: `faq/is-it-legit`. */
  asked: ReadonlyMap<string, Readonly<Record<Locale, readonly string[]>>>;
  /** What lists have called the number of a subnet before, by its slug. */
  formerly: ReadonlyMap<string, readonly string[]>;
  /** Pages of the site that are described for the search, by their paths; most stand in no menu. */
  pages: ReadonlyMap<string, Readonly<Record<Locale, PageWords>>>;
};

/** What such a page is called and holds, and how readers ask for it. */
export type PageWords = { title: string; description: string; asked: readonly string[] };

export const NO_SEARCH_WORDS: SearchWords = { asked: new Map(), formerly: new Map(), pages: new Map() };
