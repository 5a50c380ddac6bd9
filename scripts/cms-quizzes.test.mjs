import { describe, expect, it } from "vitest";
import { gradeQuiz as gradeEmbedded } from "../provider/accounts/learning/quiz.ts";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { gradeQuiz, StrayAnswer } = await import(
  new URL("../cms/src/plugins/learn/quizzes/grade-quiz.ts", import.meta.url).href
);

const quiz = {
  slug: "roles",
  passPercent: 50,
  questions: [
    {
      key: "purpose",
      explanation: "A subnet has a task.",
      section: "what-it-does",
      options: [
        { key: "task", correct: true, misconception: null },
        { key: "coin", correct: false, misconception: "A subnet's coin is a means." },
      ],
    },
    {
      key: "roles",
      explanation: null,
      section: null,
      options: [
        { key: "miner", correct: true, misconception: null },
        { key: "validator", correct: true, misconception: null },
        { key: "printer", correct: false, misconception: null },
      ],
    },
  ],
};

/** @type {[string, { question: string, options: string[] }[]][]} */
const ANSWERS = [
  ["nothing", []],
  ["all that is right", answers({ purpose: ["task"], roles: ["validator", "miner"] })],
  ["half of it", answers({ purpose: ["task"] })],
  ["a misconception", answers({ purpose: ["coin"], roles: ["miner"] })],
  ["too much", answers({ roles: ["miner", "validator", "printer"] })],
  ["no option", answers({ purpose: [], roles: [] })],
];

describe("a quiz in Strapi", () => {
  it.each(ANSWERS)("is graded as by the embedded provider: %s", (_, given) => {
    const { questions, result } = gradeQuiz(quiz, given);
    expect({ questions, ...result }).toEqual(gradeEmbedded(quiz, given));
  });

  it.each([
    ["a question it does not have", answers({ other: [] })],
    ["an option it does not have", answers({ purpose: ["x"] })],
    ["an option twice", answers({ roles: ["miner", "miner"] })],
    ["a question twice", [...answers({ roles: [] }), ...answers({ roles: [] })]],
  ])("refuses %s in the same words", (_, given) => {
    expect(() => gradeQuiz(quiz, given)).toThrow(StrayAnswer);
    expect(messageOf(() => gradeQuiz(quiz, given))).toBe(messageOf(() => gradeEmbedded(quiz, given)));
  });
});

/** @param {Record<string, string[]>} chosen */
function answers(chosen) {
  return Object.entries(chosen).map(([question, options]) => ({ question, options }));
}

/** @param {() => unknown} action */
function messageOf(action) {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
