import { createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Outcome } from "./review-notes.ts";

/** Nobody is asked about what they read a year ago without having seen it since. */
const LONGEST_INTERVAL_DAYS = 365;
/** How likely a question shall still be known when it comes back. */
const RETENTION = 0.9;

// The same answers lead to the same days on every device: without chance, and never twice a day.
const SETTINGS = {
  request_retention: RETENTION,
  maximum_interval: LONGEST_INTERVAL_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
};

/** When a question comes back, by FSRS: milliseconds since 1970. Null for one that was never answered. */
export function dueAt(outcomes: readonly Outcome[]): number | null {
  const [first, ...others] = outcomes.toSorted((one, other) => one.at - other.at);
  if (!first) return null;
  const scheduler = fsrs(SETTINGS);
  let card = createEmptyCard(new Date(first.at));
  for (const { at, correct } of [first, ...others])
    card = scheduler.next(card, new Date(at), correct ? Rating.Good : Rating.Again).card;
  return card.due.getTime();
}
