import { describe, expect, it } from "vitest";
import { gradeQuiz, type Quiz } from "./quiz.ts";

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
