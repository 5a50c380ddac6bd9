import { describe, expect, it } from "vitest";
import { addressOf, listQuestions, listRetained, MOST_QUESTIONS } from "./conversation.ts";

const NUMBERED = Array.from({ length: 8 }, (_, index) => `question ${index + 1}`);

describe("listQuestions", () => {
  it("keeps the last ones, in their order", () => {
    expect(listQuestions(NUMBERED, (typed) => typed)).toEqual(NUMBERED.slice(-MOST_QUESTIONS));
    expect(listQuestions([], (typed) => typed)).toEqual([]);
  });

  it("cleans what was typed, and leaves out what is nothing then", () => {
    expect(listQuestions([" a ", "  ", "", "b"], (typed) => typed.trim())).toEqual(["a", "b"]);
  });

  it("asks a question that is asked again last", () => {
    expect(listQuestions(["a", "b", "a"], (typed) => typed)).toEqual(["b", "a"]);
  });
});

describe("listRetained", () => {
  it("leaves a place for the next question", () => {
    expect(listRetained(["a", "b"])).toEqual(["a", "b"]);
    const full = listQuestions(NUMBERED, (typed) => typed);
    expect(listQuestions([...listRetained(full), "next"], (typed) => typed)).toEqual([...full.slice(1), "next"]);
  });
});

describe("what is retained", () => {
  it.each(["子", "é", "a", "😀"])("leaves room in the longest address for another question: %s", (letter) => {
    const question = letter.repeat(200 / letter.length);
    const questions = [..."12345"].map((number) => question.slice(0, -letter.length) + number);
    const retained = listRetained(questions);
    expect(addressOf([...retained, question]).length).toBeLessThan(4_000);
    expect(questions.slice(-retained.length)).toEqual(retained);
    expect(retained.length).toBeGreaterThan(0);
  });
});

describe("addressOf", () => {
  it("carries every question, whatever is in it", () => {
    const questions = ["What is a & b?", "子网?", "100 % #1"];
    const { pathname, searchParams, hash } = new URL(addressOf(questions), "https://learn.example");
    expect([pathname, searchParams.getAll("q"), hash]).toEqual(["/lab/ask", questions, "#latest-question"]);
    expect(addressOf([])).toBe("/lab/ask");
  });
});
