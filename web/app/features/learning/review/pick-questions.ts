import type { LearningState } from "../learning-state.ts";
import { FINISHED_PERCENT } from "../learning-state.ts";
import { nameOf, type Outcome, type QuestionKey } from "./review-notes.ts";
import { dueAt } from "./review-schedule.ts";

/** So many a day, and never more: who stays away finds no heap. */
const MOST_A_DAY = 3;
/** What was read today is still known. */
const FIRST_AFTER_MS = 20 * 3_600_000;

export interface Asked {
  outcomes: ReadonlyMap<string, readonly Outcome[]>;
  states: readonly LearningState[];
  /** Answers that wait to be checked count for today. */
  waiting: readonly QuestionKey[];
  now: number;
}

/** The quizzes of which questions may be due today: those with a question that comes back, then those of what was read longest ago. */
export function quizzesToAsk(asked: Asked, most: number): string[] {
  const due = dueQuestions(asked).map(({ slug }) => slug);
  return [...new Set([...due, ...readConcepts(asked)])].slice(0, most);
}

/** The questions of today, of those that there are: at most three, less those that were answered today. */
export function pickQuestions(
  asked: Asked,
  quizzes: readonly { slug: string; questions: readonly { key: string }[] }[],
): QuestionKey[] {
  const there = new Map(quizzes.map(({ slug, questions }) => [slug, questions.map(({ key }) => key)]));
  const waits = new Set(asked.waiting.map(nameOf));
  const due = dueQuestions(asked).filter(({ slug, question }) => there.get(slug)?.includes(question));
  const fresh = readConcepts(asked).flatMap((slug) =>
    (there.get(slug) ?? [])
      .map((question) => ({ slug, question }))
      .filter((key) => !asked.outcomes.get(nameOf(key))?.length),
  );
  return [...due, ...oneOfEach(fresh)].filter((key) => !waits.has(nameOf(key))).slice(0, leftToday(asked));
}

/** When the next question comes back that is not due yet; null where none is known to. */
export function nextDue({ outcomes, now }: Asked): number | null {
  const later = [...outcomes.values()].flatMap((each) => dueAt(each) ?? []).filter((at) => at > now);
  return later.length > 0 ? Math.min(...later) : null;
}

/** What has come back, what is due longest first. */
function dueQuestions({ outcomes, now }: Asked): QuestionKey[] {
  return [...outcomes]
    .flatMap(([name, each]) => {
      const at = dueAt(each);
      const [slug = "", question = ""] = name.split(" ");
      return at !== null && at <= now ? [{ slug, question, at }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ slug, question }) => ({ slug, question }));
}

/** Concepts that were read before today, the longest ago first. */
function readConcepts({ states, now }: Asked): string[] {
  return states
    .filter(({ kind, isRead, percent }) => kind === "concept" && (isRead || percent >= FINISHED_PERCENT))
    .filter(({ readAt }) => readAt !== null && readAt <= now - FIRST_AFTER_MS)
    .toSorted((one, other) => (one.readAt ?? 0) - (other.readAt ?? 0))
    .map(({ slug }) => slug);
}

/** By turns: the first question of each concept, then the second of each. */
function oneOfEach(keys: readonly QuestionKey[]): QuestionKey[] {
  const rounds = new Map<string, number>();
  return keys
    .map((key) => {
      const round = rounds.get(key.slug) ?? 0;
      rounds.set(key.slug, round + 1);
      return { key, round };
    })
    .toSorted((one, other) => one.round - other.round)
    .map(({ key }) => key);
}

function leftToday({ outcomes, waiting, now }: Asked): number {
  const today = new Date(now).toDateString();
  const answered = [...outcomes.values()].filter((each) =>
    each.some(({ at, isReview }) => isReview && new Date(at).toDateString() === today),
  );
  return Math.max(0, MOST_A_DAY - answered.length - waiting.length);
}
