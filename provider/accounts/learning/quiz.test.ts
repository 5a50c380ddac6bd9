import { describe, expect, it } from "vitest";
import { gradeQuiz, listQuestionForms, type Quiz } from "./quiz.ts";

describe("gradeQuiz", () => {
  it("compares sets of options, in whichever order they were chosen", () => {
    const { questions } = gradeQuiz(aQuiz(), [{ question: "roles", options: ["validator", "miner"] }]);
    expect(questions[1]).toMatchObject({
      key: "roles",
      correct: true,
      chosen: ["miner", "validator"],
      correctOptions: ["miner", "validator"],
      explanation: null,
    });
  });

  it.each([[["miner"]], [["miner", "validator", "printer"]], [[]]])("takes %j for wrong", (options) => {
    expect(gradeQuiz(aQuiz(), [{ question: "roles", options }])).toMatchObject({ correctCount: 0, passed: false });
  });

  it("takes no answer for a wrong one", () => {
    expect(gradeQuiz(aQuiz(), [])).toMatchObject({ correctCount: 0, questionCount: 2, percent: 0, passed: false });
    const nothingIsRight = aQuiz({ questions: [{ key: "trick", options: [{ key: "a", correct: false }] }] });
    expect(gradeQuiz(nothingIsRight, [])).toMatchObject({ correctCount: 0 });
    expect(gradeQuiz(nothingIsRight, [{ question: "trick", options: [] }])).toMatchObject({ correctCount: 1 });
  });

  it.each([
    [50, true],
    [51, false],
  ])("half of it, where %i percent pass: %j", (passPercent, passed) => {
    const half = gradeQuiz(aQuiz({ passPercent }), [{ question: "purpose", options: ["task"] }]);
    expect(half).toMatchObject({ percent: 50, passed });
  });

  it.each([
    ["a question it does not have", [{ question: "other", options: [] }], 'Unknown question "other"'],
    ["an option it does not have", [{ question: "purpose", options: ["x"] }], 'Unknown option "x" of "purpose"'],
    ["an option twice", [{ question: "roles", options: ["miner", "miner"] }], 'Unknown option "miner" of "roles"'],
    [
      "a question twice",
      [
        { question: "purpose", options: ["task"] },
        { question: "purpose", options: [] },
      ],
      'Question "purpose" is answered twice',
    ],
  ])("refuses %s", (_, answers, message) => {
    expect(() => gradeQuiz(aQuiz(), answers)).toThrow(message);
  });
});

describe("a question of steps", () => {
  const grade = (...options: string[]) => gradeQuiz(aQuizOf(STEPS), [{ question: "round", options }]).questions[0];

  it("is right in its order alone, and tells the order", () => {
    expect(grade("ask", "answer", "score", "pay")).toMatchObject({ correct: true, misconceptions: [] });
    expect(grade("ask", "answer", "pay", "score")).toMatchObject({
      correct: false,
      chosen: ["ask", "answer", "pay", "score"],
      correctOptions: ["ask", "answer", "score", "pay"],
    });
  });

  it("explains each step that follows another one than it should", () => {
    const told = grade("answer", "ask", "score", "pay")?.misconceptions.map(({ option }) => option);
    expect(told).toEqual(["score", "answer", "ask"]);
  });

  it.each([[[]], [["ask", "answer", "score"]]])("takes %j for wrong", (options) => {
    expect(grade(...options)).toMatchObject({ correct: false });
  });
});

describe("a question in numbers", () => {
  const grade = (number: string) =>
    gradeQuiz(aQuizOf(MINUTES), [{ question: "minutes", options: [number] }]).questions[0];

  it.each(["72", "71.5", "72.5"])("takes %s, which is near enough", (number) => {
    expect(grade(number)).toMatchObject({
      correct: true,
      chosen: [number],
      correctOptions: ["72"],
      misconceptions: [],
    });
  });

  it.each([
    ["71.49", "less"],
    ["-5", "less"],
    ["72.6", "more"],
    ["360", "blocks"],
  ])("tells of %s what it comes from: %s", (number, option) => {
    expect(grade(number)).toMatchObject({ correct: false, misconceptions: [{ option }] });
  });

  it("takes no number for wrong, and guesses no reason", () => {
    const graded = gradeQuiz(aQuizOf(MINUTES), [{ question: "minutes", options: [] }]).questions[0];
    expect(graded).toMatchObject({ correct: false, chosen: [], correctOptions: ["72"], misconceptions: [] });
  });

  it("loses nothing to decimal fractions", () => {
    const tenths = { ...MINUTES, options: [{ key: "right", correct: true, value: 0.3, tolerance: 0.1 }] };
    const given = [{ question: "minutes", options: ["0.4"] }];
    expect(gradeQuiz(aQuizOf(tenths), given)).toMatchObject({ correctCount: 1 });
  });

  it.each([[["right"]], [["1", "2"]], [["1e9"]], [["NaN"]], [["0x1"]], [["1".repeat(13)]]])(
    "refuses %j, which is not one number",
    (options) => {
      expect(() => gradeQuiz(aQuizOf(MINUTES), [{ question: "minutes", options }])).toThrow("Expected one number");
    },
  );
});

describe("listQuestionForms", () => {
  it("says how they are answered, and nothing of what is right", () => {
    const where: Question = {
      key: "where",
      form: "figure",
      figure: "clip",
      options: [{ key: "top", correct: true, x: 10, y: 20 }],
    };
    const forms = listQuestionForms(aQuiz({ questions: [...aQuiz().questions, STEPS, MINUTES, where] }));
    expect(forms).toEqual([
      { question: "round", form: "order", unit: null, figure: null, spots: [] },
      { question: "minutes", form: "number", unit: "minutes", figure: null, spots: [] },
      { question: "where", form: "figure", unit: null, figure: "clip", spots: [{ option: "top", x: 10, y: 20 }] },
    ]);
  });
});

type Question = Quiz["questions"][number];

const STEPS: Question = {
  key: "round",
  form: "order",
  options: [
    { key: "score", correct: false, place: 3, misconception: "Scores follow an answer." },
    { key: "answer", correct: false, place: 2, misconception: "An answer follows a question." },
    { key: "pay", correct: false, place: 4, misconception: "Pay follows scores." },
    { key: "ask", correct: false, place: 1, misconception: "Somebody has to ask first." },
  ],
};

const MINUTES: Question = {
  key: "minutes",
  form: "number",
  unit: "minutes",
  options: [
    { key: "blocks", correct: false, value: 360, misconception: "Those are the blocks." },
    { key: "right", correct: true, value: 72, tolerance: 0.5 },
    { key: "less", correct: false, side: "below", misconception: "It takes longer." },
    { key: "more", correct: false, side: "above", misconception: "It takes less." },
  ],
};

function aQuizOf(question: Question): Quiz {
  return aQuiz({ questions: [question] });
}

function aQuiz(change: Partial<Quiz> = {}): Quiz {
  const option = (key: string, correct = true) => ({ key, correct });
  return {
    slug: "what-is-a-subnet",
    passPercent: 50,
    questions: [
      { key: "purpose", options: [option("task"), option("wallet", false)] },
      { key: "roles", options: [option("miner"), option("validator"), option("printer", false)] },
    ],
    ...change,
  };
}
