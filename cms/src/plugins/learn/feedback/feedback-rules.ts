import { isSitePath, SITE_PATH_FAULT } from "../site-path.ts";

/** How much readers may tell, and how much of it is stored; the rules are those of `provider/accounts/feedback/`. */
export const FEEDBACK_BOUNDS = {
  /** A class behind one address tells no more in a day. */
  dailyOfANetwork: 50,
  daily: 1000,
  mostStored: 20_000,
  mostListed: 200,
} as const;

export const LONGEST_ABOUT = 300;
export const LONGEST_MESSAGE = 2000;
export const LONGEST_ANSWER = 2000;

/** What cannot be seen and changes what can; a new line and a tab may stay. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody told that is not taken, in words for them. */
export class FeedbackFault extends Error {}

export function parsePage(page: string): string {
  if (isSitePath(page)) return page;
  throw new FeedbackFault(SITE_PATH_FAULT);
}

/** Without what cannot be seen; null for nothing but spaces. */
export function parseText(field: string, text: string | null | undefined, longest: number): string | null {
  const seen = (text ?? "").replaceAll(UNSEEN, (character) => (/[\n\t]/.test(character) ? character : "")).trim();
  if (seen.length > longest) throw new FeedbackFault(`${field} must be at most ${longest} characters`);
  return seen === "" ? null : seen;
}
