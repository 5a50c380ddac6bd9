import { describe, expect, it } from "vitest";
import { anEvent } from "../learning-event-builder.ts";
import { toResults } from "./quiz-result.ts";

const QUIZ = { kind: "quiz", slug: "staking", what: "quiz", locale: "en", answers: [] } as const;
const ACCOUNT = { slug: "staking", at: 2_000, correctCount: 3, questionCount: 4, passed: true, weak: [] };

describe("toResults", () => {
  it("counts what was right, and names each section that was not known once", () => {
    const graded = [
      { question: "owner", correct: true, section: "subnet", title: "In a subnet" },
      { question: "price", correct: false, section: "example", title: "An example" },
      { question: "month", correct: false, section: "example", title: "An example" },
      { question: "root", correct: false, section: null, title: null },
    ];
    const results = toResults([], [anEvent({ ...QUIZ, passed: false, graded })]);
    expect(results.get("staking")).toEqual({
      slug: "staking",
      at: 1_000,
      correctCount: 1,
      questionCount: 4,
      passed: false,
      weak: [{ anchor: "example", title: "An example" }],
    });
  });

  it("holds the latest of a quiz, whether the account or the device has it", () => {
    const graded = [{ question: "owner", correct: true, section: null, title: null }];
    const at = (moment: number) => anEvent({ ...QUIZ, at: moment, passed: true, graded });
    expect(toResults([ACCOUNT], [at(1_999)]).get("staking")).toBe(ACCOUNT);
    expect(toResults([ACCOUNT], [at(2_001)]).get("staking")).toMatchObject({ correctCount: 1, questionCount: 1 });
  });

  it("knows nothing of answers that were never graded, as those of earlier versions", () => {
    expect(toResults([], [anEvent(QUIZ)]).size).toBe(0);
  });
});
