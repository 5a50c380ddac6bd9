import { describe, expect, it } from "vitest";
import { gradeQuiz as gradeEmbedded, listQuestionForms as listEmbedded } from "../provider/accounts/learning/quiz.ts";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { gradeQuiz, listQuestionForms, StrayAnswer } = await import(
  new URL("../cms/src/plugins/learn/quizzes/grade-quiz.ts", import.meta.url).href
);

/** @type {import("../provider/accounts/learning/quiz.ts").Quiz} */
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
    {
      key: "round",
      form: "order",
      options: [
        { key: "pay", place: 3, correct: false, misconception: "Pay follows scores." },
        { key: "ask", place: 1, correct: false, misconception: "Somebody has to ask first." },
        { key: "score", place: 2, correct: false, misconception: "Scores follow an answer." },
      ],
    },
    {
      key: "minutes",
      form: "number",
      unit: "minutes",
      options: [
        { key: "right", correct: true, value: 72, tolerance: 0.5 },
        { key: "blocks", correct: false, value: 360, misconception: "Those are the blocks." },
        { key: "less", correct: false, side: "below", misconception: "Longer." },
        { key: "more", correct: false, side: "above", misconception: "Shorter." },
      ],
    },
    {
      key: "where",
      form: "figure",
      figure: "clip",
      options: [
        { key: "top", correct: true, x: 40, y: 60 },
        { key: "foot", correct: false, x: 40.5, y: 190, misconception: "That counts." },
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
  ["steps in their order", answers({ round: ["ask", "score", "pay"] })],
  ["one step too early", answers({ round: ["score", "ask", "pay"] })],
  ["some steps only", answers({ round: ["ask"] })],
  ["the right number, about", answers({ minutes: ["72.5"] })],
  ["a number that is known to be wrong", answers({ minutes: ["360"] })],
  ["a number that is too small", answers({ minutes: ["-3"] })],
  ["no number", answers({ minutes: [] })],
  ["a place in a figure", answers({ where: ["foot"] })],
];

describe("a quiz in Strapi", () => {
  it.each(ANSWERS)("is graded as by the embedded provider: %s", (_, given) => {
    const { questions, result } = gradeQuiz(quiz, given);
    expect({ questions, ...result }).toEqual(gradeEmbedded(quiz, given));
  });

  it("says alike how questions are answered", () => {
    expect(listQuestionForms(quiz)).toEqual(listEmbedded(quiz));
    expect(listQuestionForms(quiz)).toHaveLength(3);
    expect(JSON.stringify(listQuestionForms(quiz))).not.toMatch(/correct|place|72|360|misconception/);
  });

  it.each([
    ["a question it does not have", answers({ other: [] })],
    ["an option it does not have", answers({ purpose: ["x"] })],
    ["an option twice", answers({ roles: ["miner", "miner"] })],
    ["a question twice", [...answers({ roles: [] }), ...answers({ roles: [] })]],
    ["a step twice", answers({ round: ["ask", "ask", "pay"] })],
    ["words for a number", answers({ minutes: ["72 minutes"] })],
    ["two numbers", answers({ minutes: ["72", "72"] })],
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
