/** Where the editors are told something; below it, what became of each. */
export const FEEDBACK_PATH = "/feedback";

/** Why somebody writes: the contract's `PageFeedbackReason`. */
export const REASONS = ["wrong", "out_of_date", "unclear", "missing", "broken", "language"] as const;

export type Reason = (typeof REASONS)[number];

/** The form for a page, with what is known already filled in. */
export function tellAddress(told: { page: string; about?: string; question?: string; reason?: Reason }): string {
  return `${FEEDBACK_PATH}?${new URLSearchParams(told)}`;
}

/** Pages that nobody is asked about: what they show is one reader's own, or the asking itself. */
const NOT_ASKED_ABOUT =
  /^\/(?:feedback|login|register|forgot-password|reset-password|confirm-email|profile|learning|class|lab\/ask|static-copy)(?:\/|$)/;

/** Whether readers are asked about the page at a path without language. */
export function isAskedAbout(path: string): boolean {
  return !NOT_ASKED_ABOUT.test(path);
}
