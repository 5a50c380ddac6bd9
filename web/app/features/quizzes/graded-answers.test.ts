import { describe, expect, it } from "vitest";
import { gradedAnswers } from "./graded-answers.ts";

describe("gradedAnswers", () => {
  const contents = [{ id: "trust", title: "Trust" }];

  it("names the heading of the section that a question is about", () => {
    expect(gradedAnswers({ questions: [aQuestion({ section: "trust" })] }, contents)).toEqual([
      { question: "why", correct: false, section: "trust", title: "Trust" },
    ]);
  });

  it("names none where the question is about no section, or about one that the text does not have in this language", () => {
    const questions = [aQuestion({ section: null }), aQuestion({ section: "gone" })];
    expect(gradedAnswers({ questions }, contents).map(({ section, title }) => [section, title])).toEqual([
      [null, null],
      ["gone", null],
    ]);
  });
});

function aQuestion({ section }: { section: string | null }) {
  return { key: "why", correct: false, section };
}
