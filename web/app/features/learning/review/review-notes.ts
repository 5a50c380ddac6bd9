import type { DeviceNotes } from "../notes/device-notes.ts";

/** What came of a question, in a quiz or when it came back. */
export interface Outcome {
  at: number;
  correct: boolean;
  /** Whether it had come back: of those, there are few a day. */
  isReview: boolean;
}

/** A question of a concept's quiz, by their keys. */
export interface QuestionKey {
  slug: string;
  question: string;
}

/** An answer that waits to be checked. */
export interface WaitingAnswer extends QuestionKey {
  at: number;
  locale: string;
  options: string[];
}

/** The last of them say when a question comes back. */
const MOST_OUTCOMES = 30;
const MOST_OPTIONS = 20;
const OUTCOMES = "review/";
const WAITING = "waiting/";

/** What came of each question, by `{quiz} {question}`. */
export function notedOutcomes(notes: DeviceNotes): Map<string, Outcome[]> {
  return new Map(
    notes.list(OUTCOMES).map(([name, value]) => {
      const outcomes = Array.isArray(value) ? value.filter(isOutcome) : [];
      return [name.slice(OUTCOMES.length), outcomes];
    }),
  );
}

export function noteOutcome(notes: DeviceNotes, key: QuestionKey, outcome: Outcome): void {
  const name = OUTCOMES + nameOf(key);
  const noted = notes.get(name);
  const before = Array.isArray(noted) ? noted.filter(isOutcome) : [];
  if (before.some(({ at }) => at === outcome.at)) return;
  notes.set(name, [...before, outcome].slice(-MOST_OUTCOMES));
}

export function waitingAnswers(notes: DeviceNotes): WaitingAnswer[] {
  return notes.list(WAITING).flatMap(([, value]) => (isWaiting(value) ? [value] : []));
}

export function noteWaiting(notes: DeviceNotes, answer: WaitingAnswer): void {
  notes.set(WAITING + nameOf(answer), answer);
}

export function forgetWaiting(notes: DeviceNotes, key: QuestionKey): void {
  notes.remove(WAITING + nameOf(key));
}

export function nameOf({ slug, question }: QuestionKey): string {
  return `${slug} ${question}`;
}

function isOutcome(value: unknown): value is Outcome {
  return (
    isRecord(value) &&
    Number.isFinite(value.at) &&
    typeof value.correct === "boolean" &&
    typeof value.isReview === "boolean"
  );
}

function isWaiting(value: unknown): value is WaitingAnswer {
  if (!isRecord(value) || !Array.isArray(value.options) || value.options.length > MOST_OPTIONS) return false;
  const texts = [value.slug, value.question, value.locale, ...value.options];
  return Number.isFinite(value.at) && texts.every((text) => typeof text === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
