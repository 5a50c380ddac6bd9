import { describe, expect, it } from "vitest";
import { type LearningState, untouched } from "../learning-state.ts";
import { type Asked, nextDue, pickQuestions, quizzesToAsk } from "./pick-questions.ts";
import type { Outcome } from "./review-notes.ts";
import { dueAt } from "./review-schedule.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-11-20T12:00:00Z");
const QUIZZES = ["staking", "wallets"].map((slug) => ({
  slug,
  questions: ["one", "two", "three"].map((key) => ({ key })),
}));

describe("dueAt", () => {
  it("comes back after days, later each time it is known", () => {
    const days: number[] = [];
    const outcomes: Outcome[] = [];
    for (let at = NOON; outcomes.length < 4; at = dueAt(outcomes) ?? 0) {
      outcomes.push(known(at));
      days.push(Math.round(((dueAt(outcomes) ?? 0) - at) / DAY));
    }
    expect(days[0]).toBeGreaterThanOrEqual(1);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days).size).toBe(days.length);
  });

  it("comes back the next day where it was not known, and follows from the answers alone, in any order", () => {
    expect(dueAt([unknown(NOON)])).toBe(NOON + DAY);
    const outcomes = [known(NOON), unknown(NOON + 5 * DAY), known(NOON + 6 * DAY)];
    expect(dueAt(outcomes.toReversed())).toBe(dueAt(outcomes));
    expect(dueAt([])).toBeNull();
  });
});

describe("pickQuestions", () => {
  it("asks on the day after a concept was read, of several by turns, and no more than three", () => {
    const states = [read("staking", NOON - 3 * DAY), read("wallets", NOON - 2 * DAY)];
    expect(pick({ states })).toEqual(["staking one", "wallets one", "staking two"]);
    expect(pick({ states: [read("staking", NOON - 3_600_000)] })).toEqual([]);
  });

  it("first asks what has come back, what is due longest before the rest", () => {
    const outcomes = new Map([
      ["wallets three", [unknown(NOON - 2 * DAY)]],
      ["staking two", [unknown(NOON - 9 * DAY)]],
      ["staking one", [known(NOON - 3_600_000)]],
    ]);
    const states = [read("staking", NOON - 10 * DAY)];
    expect(pick({ outcomes, states })).toEqual(["staking two", "wallets three", "staking three"]);
  });

  it("is done for the day after three, however many are due: nobody finds a heap", () => {
    const review = (at: number) => [{ ...known(at), isReview: true }];
    const outcomes = new Map([
      ["staking one", review(NOON - 3_600_000)],
      ["staking two", review(NOON - 3_500_000)],
      ["wallets one", [unknown(NOON - 30 * DAY)]],
      ["wallets two", [unknown(NOON - 30 * DAY)]],
    ]);
    expect(pick({ outcomes })).toEqual(["wallets one"]);
    expect(pick({ outcomes, waiting: [{ slug: "staking", question: "three" }] })).toEqual([]);
    expect(pick({ outcomes, now: NOON + 40 * DAY })).toHaveLength(3);
  });

  it("leaves out questions that are not there any more, and those whose answer waits", () => {
    const outcomes = new Map([["staking gone", [unknown(NOON - 2 * DAY)]]]);
    const states = [read("staking", NOON - 2 * DAY)];
    const waiting = [{ slug: "staking", question: "one" }];
    expect(pick({ outcomes, states, waiting })).toEqual(["staking two", "staking three"]);
  });
});

describe("quizzesToAsk", () => {
  it("names those with a question that is due, then those of what was read longest ago", () => {
    const states = [read("wallets", NOON - 2 * DAY), read("idea", NOON - 5 * DAY)];
    const outcomes = new Map([["staking one", [unknown(NOON - 2 * DAY)]]]);
    expect(quizzesToAsk(asked({ states, outcomes }), 2)).toEqual(["staking", "idea"]);
  });
});

describe("nextDue", () => {
  it("is the next day on which one comes back", () => {
    const outcomes = new Map([
      ["staking one", [unknown(NOON)]],
      ["staking two", [known(NOON)]],
    ]);
    expect(nextDue(asked({ outcomes }))).toBe(NOON + DAY);
    expect(nextDue(asked({}))).toBeNull();
  });
});

function pick(given: Partial<Asked>): string[] {
  return pickQuestions(asked(given), QUIZZES).map(({ slug, question }) => `${slug} ${question}`);
}

function asked(given: Partial<Asked>): Asked {
  return { outcomes: new Map(), states: [], waiting: [], now: NOON, ...given };
}

function read(slug: string, readAt: number): LearningState {
  return { ...untouched({ kind: "concept", slug }), isRead: true, percent: 100, readAt };
}

function known(at: number): Outcome {
  return { at, correct: true, isReview: false };
}

function unknown(at: number): Outcome {
  return { at, correct: false, isReview: false };
}
