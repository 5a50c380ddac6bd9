// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { WithTexts } from "../../../../tests/with-texts.tsx";
import { aBrowser } from "../device-builder.ts";
import { untouched } from "../learning-state.ts";
import { createDeviceNotes } from "../notes/device-notes.ts";
import type { GradedAnswer, ReviewClient } from "./review-client.ts";
import { notedOutcomes, waitingAnswers } from "./review-notes.ts";
import ReviewSession from "./review-session.tsx";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const STATES = [
  { ...untouched({ kind: "concept", slug: "staking" }), isRead: true, percent: 100, readAt: NOON - 2 * 86_400_000 },
];
const QUIZ = {
  slug: "staking",
  locale: "en",
  questions: ["one", "two"].map((key) => ({
    key,
    prompt: `Question ${key}?`,
    multiple: false,
    options: [
      { key: "yes", text: "Yes" },
      { key: "no", text: "No" },
    ],
  })),
};
const CONCEPT = {
  kind: "concept" as const,
  slug: "staking",
  title: "Staking",
  href: "/concepts/economics/staking",
  locale: "en" as const,
  category: null,
};

describe("ReviewSession", () => {
  it("asks what was read, one question after the other, tells what came of it, and when it comes back", async () => {
    const { shown, notes } = aSession({ grade: async ({ question, options }) => graded(question, options) });
    await answer(shown, "Question one?", "Yes");
    await waitFor(() => expect(shown.getByText("told: one true")).toBeTruthy());
    expect(shown.container.textContent.replaceAll("\u00a0", " ")).toContain(
      "This question comes back on November 23, 2026.",
    );
    fireEvent.click(shown.getByRole("button", { name: "Next question" }));
    await answer(shown, "Question two?", "No");
    await waitFor(() => expect(shown.getByText("told: two false")).toBeTruthy());
    expect(shown.queryByRole("button", { name: "Next question" })).toBeNull();
    fireEvent.click(shown.getByRole("button", { name: "Done for today" }));
    expect(shown.getByRole("status").textContent).toContain("That is all for today.");
    expect([...notedOutcomes(notes)]).toEqual([
      ["staking one", [{ at: NOON, correct: true, isReview: true }]],
      ["staking two", [{ at: NOON, correct: false, isReview: true }]],
    ]);
  });

  it("stores an answer while the line is away, and has it checked once that is back", async () => {
    const grade = vi.fn<ReviewClient["grade"]>().mockRejectedValueOnce(new TypeError("offline"));
    const { shown, notes } = aSession({ grade });
    await answer(shown, "Question one?", "Yes");
    await waitFor(() => expect(shown.getByRole("status").textContent).toContain("Your answer waits on this device"));
    expect(waitingAnswers(notes)).toEqual([
      { slug: "staking", question: "one", locale: "en", options: ["yes"], at: NOON },
    ]);
    grade.mockResolvedValue(graded("one", ["yes"]));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(waitingAnswers(notes)).toEqual([]));
    expect(notedOutcomes(notes).get("staking one")).toEqual([{ at: NOON, correct: true, isReview: true }]);
  });

  it("asks from what the device had last where the server is away; without that it says so", async () => {
    const questions = vi.fn<ReviewClient["questions"]>().mockRejectedValue(new TypeError("offline"));
    const { shown } = aSession({ questions });
    await waitFor(() => expect(shown.getByRole("status").textContent).toContain("They wait."));
    const { shown: again } = aSession({ questions }, { questions: [QUIZ] });
    expect(await again.findByText("Question one?")).toBeTruthy();
  });

  it("has nothing to ask of who has read nothing, and says what to do", async () => {
    const { shown } = aSession({}, {}, []);
    await waitFor(() => expect(shown.getByRole("status").textContent).toContain("Nothing to repeat today."));
    expect(shown.getByRole("link", { name: "To the concepts" })).toBeTruthy();
  });
});

function aSession(client: Partial<ReviewClient>, holds: Record<string, unknown> = {}, states = STATES) {
  const notes = createDeviceNotes(aBrowser().openTab());
  for (const [name, value] of Object.entries(holds)) notes.set(name, value);
  const whole = { questions: async () => [QUIZ], grade: async () => null, ...client };
  const now = () => NOON;
  const shown = show(
    <WithTexts of={["review"]}>
      <ReviewSession
        notes={notes}
        states={states}
        documents={[CONCEPT]}
        client={whole}
        now={now}
        looks={{
          ask: ({ key, prompt, options }) => (
            <fieldset>
              <legend>{prompt}</legend>
              {options.map((option) => (
                <label key={option.key}>
                  <input type="radio" name={`answer.${key}`} value={option.key} />
                  {option.text}
                </label>
              ))}
            </fieldset>
          ),
          read: (form, { key }) => form.getAll(`answer.${key}`).map(String),
          tell: ({ key }, { correct }) => <p>{`told: ${key} ${correct}`}</p>,
        }}
      />
    </WithTexts>,
  );
  return { shown, notes };
}

async function answer(shown: ReturnType<typeof show>, prompt: string, option: string) {
  expect(await shown.findByText(prompt)).toBeTruthy();
  fireEvent.click(shown.getByLabelText(option));
  fireEvent.click(shown.getByRole("button", { name: "Check my answer" }));
}

function graded(key: string, options: readonly string[]): GradedAnswer {
  const correct = options[0] === "yes";
  return {
    key,
    correct,
    chosen: [...options],
    correctOptions: ["yes"],
    explanation: null,
    section: null,
    misconceptions: [],
  };
}
