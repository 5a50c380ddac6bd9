/** What the names of these notes begin with. */
export const UNDER = "read/";

/** The name of a page's note: its path without language, in a language. */
export function noteName(path: string, locale: string): string {
  return `${UNDER}${locale}${path}`;
}
