// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { GradedQuestion } from "./graded-question.tsx";
import type { GradingView, QuestionView } from "./quizzes.server.ts";

type Graded = GradingView["questions"][number];

describe("GradedQuestion", () => {
  it("shows steps as they belong: where each one was, and why it comes where it does", async () => {
    const text = await textOf(
      ["score", "ask", "pay"],
      { kind: "order" },
      {
        chosen: ["score", "ask", "pay"],
        correctOptions: ["ask", "score", "pay"],
        misconceptions: [
          { option: "ask", misconception: "Somebody has to ask first." },
          { option: "score", misconception: "Scores follow an answer." },
        ],
      },
    );
    expect(text).toEqual([
      "ask You had it at place 2. Somebody has to ask first.",
      "score You had it at place 1. Scores follow an answer.",
      "pay",
    ]);
  });

  it("says of a wrong number what it comes from, and which one is right, in the reader’s digits", async () => {
    const text = await textOf(
      ["right", "more"],
      { kind: "number", unit: "blocks" },
      {
        chosen: ["3600.5"],
        correctOptions: ["300"],
        misconceptions: [{ option: "more", misconception: "Those are the seconds." }],
      },
    );
    expect(text).toEqual(["Your answer: 3,600.5 blocks more Those are the seconds.", "Right answer: 300 blocks"]);
  });

  it("tells a number that is near enough beside the exact one", async () => {
    const given = { correct: true, correctOptions: ["5.1"], misconceptions: [] };
    const form = { kind: "number", unit: "α" } as const;
    expect(await textOf(["right"], form, { ...given, chosen: ["5.12"] })).toEqual([
      "Your answer: 5.12 α",
      "Right answer: 5.1 α",
    ]);
    expect(await textOf(["right"], form, { ...given, chosen: ["5.10"] })).toEqual(["Right answer: 5.1 α"]);
  });

  it("says that no number was given", async () => {
    const graded = { chosen: [], correctOptions: ["300"], misconceptions: [] };
    expect((await textOf(["right"], { kind: "number", unit: null }, graded))[0]).toBe("Your answer: no number");
  });

  it("names places of a figure by their letters", async () => {
    const spots = ["top", "foot"].map((option, at) => ({ option, x: 40, y: 60 + at * 100 }));
    const form = { kind: "figure", picture: "/figures/clip/picture.svg", height: 292, spots } as const;
    const graded = {
      chosen: ["foot"],
      correctOptions: ["top"],
      misconceptions: [{ option: "foot", misconception: "That counts." }],
    };
    expect(await textOf(["top", "foot"], { ...form, spots: [...spots] }, graded)).toEqual([
      "Right answer: A top",
      "Your answer: B foot That counts.",
    ]);
  });
});

async function textOf(
  options: string[],
  form: NonNullable<QuestionView["form"]>,
  given: Pick<Graded, "chosen" | "correctOptions" | "misconceptions"> & { correct?: boolean },
): Promise<string[]> {
  const question = {
    key: "q",
    prompt: "Q?",
    multiple: false,
    options: options.map((key) => ({ key, text: key })),
    form,
  };
  const graded = { key: "q", correct: false, explanation: null, section: null, ...given };
  const shown = show(
    <WithTexts of={["questionForms", "quizResults"]}>
      <GradedQuestion question={question} graded={graded} as="div" />
    </WithTexts>,
  );
  // How it was answered is loaded late.
  await act(() => vi.dynamicImportSettled());
  return shown.getAllByRole("listitem").map(({ innerHTML }) =>
    innerHTML
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/[\s\u00a0]+/g, " ")
      .trim(),
  );
}
