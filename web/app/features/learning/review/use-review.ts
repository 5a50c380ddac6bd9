import { useCallback, useEffect, useState } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import type { LearningState } from "../learning-state.ts";
import type { DeviceNotes } from "../notes/device-notes.ts";
import { type Asked, nextDue, pickQuestions, quizzesToAsk } from "./pick-questions.ts";
import type { GradedAnswer, ReviewClient, ReviewQuestion, ReviewQuiz } from "./review-client.ts";
import {
  forgetWaiting,
  notedOutcomes,
  noteOutcome,
  noteWaiting,
  type QuestionKey,
  type WaitingAnswer,
  waitingAnswers,
} from "./review-notes.ts";
import { dueAt } from "./review-schedule.ts";

const MOST_QUIZZES = 6;
/** The questions that were had last, for when the line is away. */
const QUESTIONS = "questions";

export type Round =
  | { state: "loading" }
  | { state: "away" }
  | { state: "ready"; questions: (QuestionKey & { asked: ReviewQuestion; locale: string })[]; nextAt: number | null };

export type Answered =
  | { state: "graded"; graded: GradedAnswer; backAt: number | null }
  | { state: "offline" }
  /** The question is not there any more. */
  | { state: "gone" };

/** The questions of today, once the device has them, and what checks an answer. */
export function useReview(given: {
  notes: DeviceNotes;
  states: readonly LearningState[];
  client: ReviewClient;
  now: () => number;
}): { round: Round; answer: (key: QuestionKey, options: string[]) => Promise<Answered> } {
  const { notes, states, client, now } = given;
  const locale = useLocale();
  const [round, setRound] = useState(() => startOf(askedOf(notes, states, now())));
  const isOpen = round.state !== "ready";
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const load = async () => {
      await checkWaiting(notes, client);
      const asked = askedOf(notes, states, now());
      const wanted = quizzesToAsk(asked, MOST_QUIZZES);
      const quizzes = wanted.length === 0 ? [] : await questionsOf(notes, client, wanted, locale);
      if (isGone) return;
      setRound(quizzes ? toRound(asked, quizzes) : { state: "away" });
    };
    void load();
    window.addEventListener("online", load);
    return () => {
      isGone = true;
      window.removeEventListener("online", load);
    };
  }, [notes, states, client, now, locale, isOpen]);
  // Answers that wait are checked as soon as they can be, also while the page stays open.
  useEffect(() => {
    const check = () => void checkWaiting(notes, client);
    window.addEventListener("online", check);
    return () => window.removeEventListener("online", check);
  }, [notes, client]);
  const answer = useCallback(
    async (key: QuestionKey, options: string[]): Promise<Answered> => {
      const waiting: WaitingAnswer = { slug: key.slug, question: key.question, options, locale, at: now() };
      try {
        const graded = await check(notes, client, waiting);
        if (!graded) return { state: "gone" };
        return {
          state: "graded",
          graded,
          backAt: dueAt(notedOutcomes(notes).get(`${key.slug} ${key.question}`) ?? []),
        };
      } catch {
        noteWaiting(notes, waiting);
        return { state: "offline" };
      }
    },
    [notes, client, locale, now],
  );
  return { round, answer };
}

function askedOf(notes: DeviceNotes, states: readonly LearningState[], now: number): Asked {
  return { outcomes: notedOutcomes(notes), states, waiting: waitingAnswers(notes), now };
}

/** Where nothing is due, nothing is waited for. */
function startOf(asked: Asked): Round {
  const isNothingDue = asked.waiting.length === 0 && quizzesToAsk(asked, MOST_QUIZZES).length === 0;
  return isNothingDue ? toRound(asked, []) : { state: "loading" };
}

function toRound(asked: Asked, quizzes: readonly ReviewQuiz[]): Round {
  const questions = pickQuestions(asked, quizzes).flatMap((key) => {
    const quiz = quizzes.find(({ slug }) => slug === key.slug);
    const question = quiz?.questions.find((each) => each.key === key.question);
    return quiz && question ? [{ ...key, asked: question, locale: quiz.locale }] : [];
  });
  return { state: "ready", questions, nextAt: nextDue(asked) };
}

/** From the server, else those that the device had last; null where it has none. */
async function questionsOf(notes: DeviceNotes, client: ReviewClient, wanted: readonly string[], locale: string) {
  try {
    const quizzes = await client.questions(wanted, locale);
    notes.set(QUESTIONS, quizzes);
    return quizzes;
  } catch {
    const stored = notes.get(QUESTIONS);
    return Array.isArray(stored) && stored.every(isQuiz) ? stored : null;
  }
}

function isQuiz(value: unknown): value is ReviewQuiz {
  return (
    typeof value === "object" &&
    value !== null &&
    "slug" in value &&
    "questions" in value &&
    Array.isArray(value.questions)
  );
}

/** Grades an answer and stores what came of it; null for a question that is gone. */
async function check(notes: DeviceNotes, client: ReviewClient, answer: WaitingAnswer): Promise<GradedAnswer | null> {
  const { slug, question, locale, options, at } = answer;
  const graded = await client.grade({ slug, question, locale, options });
  if (graded) noteOutcome(notes, answer, { at, correct: graded.correct, isReview: true });
  return graded;
}

async function checkWaiting(notes: DeviceNotes, client: ReviewClient): Promise<void> {
  for (const answer of waitingAnswers(notes)) {
    try {
      await check(notes, client, answer);
      forgetWaiting(notes, answer);
    } catch {
      return; // Still away: they wait on.
    }
  }
}
