import { createApiError } from "../../graphql/api-error.ts";

export const LONGEST_MESSAGE = 2_000;
export const LONGEST_ABOUT = 300;
export const LONGEST_ANSWER = 2_000;
const LONGEST_PAGE = 300;

/** Browsers take backslashes for slashes: what is no path of this site is none of it. */
const PATH = /^\/(?![/\\])[^\\\s\p{C}]*$/u;

/** What cannot be seen and changes what can, in a terminal or on a page; a new line and a tab may stay. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A path of the site as it is stored. */
export function parsePage(page: string): string {
  if (page.length > LONGEST_PAGE || !PATH.test(page))
    throw createApiError("ValidationError", `page must be a path of the site, of at most ${LONGEST_PAGE} characters`);
  return page;
}

/** A text as it is stored: without what cannot be seen; null for nothing but spaces. */
export function parseText(field: string, text: string | null | undefined, longest: number): string | null {
  const seen = (text ?? "")
    .replaceAll("\r\n", "\n")
    .replaceAll(UNSEEN, (character) => (/[\n\t]/.test(character) ? character : ""))
    .trim();
  if (seen.length > longest) throw createApiError("ValidationError", `${field} must be at most ${longest} characters`);
  return seen === "" ? null : seen;
}
