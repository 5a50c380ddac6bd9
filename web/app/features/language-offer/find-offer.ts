import { isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** What is known of somebody who has come to a page. */
export interface Arrival {
  /** The language of the page. */
  current: Locale;
  /** The language they have chosen here before. */
  saved: Locale | null;
  /** The languages of their browser, the best first: `de-AT`. */
  languages: readonly string[];
}

/**
 * The language in which the page is offered: the saved one, else the first of the browser's that there is. Null where that is
 * the one being read, or where the browser says that it is read as well.
 */
export function findOffer({ current, saved, languages }: Arrival): Locale | null {
  if (saved) return saved === current ? null : saved;
  const read = languages.map((tag) => tag.split("-")[0] ?? "").filter(isLocale);
  return read.includes(current) ? null : (read[0] ?? null);
}

/** Whether a page is where somebody comes in: the home page, or any that no page of this site has led to. */
export function isEntrance({ path, referrer, origin }: { path: string; referrer: string; origin: string }): boolean {
  return path === "/" || !(referrer === origin || referrer.startsWith(`${origin}/`));
}
