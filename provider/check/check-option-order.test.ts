import { describe, expect, it } from "vitest";
import { aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkOptionOrder } from "./check-option-order.ts";

describe("checkOptionOrder", () => {
  it("names a place at which the right option stands too often", () => {
    expect(problemsOf([...times(9, 1), ...times(6, 0), ...times(5, 2)])).toEqual([
      "content/en/quiz: options: expected number 2 of 3 to be right in at most 40 % of the questions, got 9 of 20",
    ]);
  });

  it("lets them be spread, as far as chance goes", () => {
    expect(problemsOf([...times(8, 1), ...times(6, 0), ...times(6, 2)])).toEqual([]);
    expect(problemsOf(times(19, 1))).toEqual([]);
  });

  it("counts questions with as many options, and with one right answer, among themselves", () => {
    const fours = [...times(7, 0), ...times(7, 1), ...times(6, 2)].map((place) => aQuestion(place, 4));
    const threes = times(20, 2).map((place) => aQuestion(place, 3));
    expect(problemsOfQuestions([...fours, ...threes])).toEqual([
      "content/en/quiz: options: expected number 3 of 3 to be right in at most 40 % of the questions, got 20 of 20",
    ]);
    expect(problemsOfQuestions(threes.map((question) => ({ ...question, multiple: true })))).toEqual([]);
  });
});

function times(count: number, place: number): number[] {
  return Array.from({ length: count }, () => place);
}

function problemsOf(places: readonly number[]): string[] {
  return problemsOfQuestions(places.map((place) => aQuestion(place, 3)));
}

/** Places are numbered from 0. */
function aQuestion(place: number, optionCount: number): object {
  const options = Array.from({ length: optionCount }, (_, index) => ({
    key: `option-${index}`,
    text: "A",
    correct: index === place,
  }));
  return { prompt: "A?", options };
}

function problemsOfQuestions(questions: readonly object[]): string[] {
  const keyed = questions.map((question, index) => ({ key: `question-${index}`, ...question }));
  const fields = { title: "A quiz", description: "Q.", passPercent: 60, updatedAt: "2026-11-20", questions: keyed };
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  // JSON is YAML.
  const { files } = parseFiles([aFile("content/en/quiz/one.yaml", JSON.stringify(fields))], () => undefined);
  checkOptionOrder(files, report);
  return problems;
}
