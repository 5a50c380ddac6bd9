// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { WithTexts } from "../../../../tests/with-texts.tsx";
import BlocksFigure from "../blocks/blocks-figure.tsx";

const STEP_MS = 1_200;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("plays by itself, a step at a time, once and to its end, and from there anew", () => {
  const { button, place, last, pass } = aFigure();
  fireEvent.click(button("Play"));
  expect(button("Pause").getAttribute("aria-pressed")).toBe("true");
  const first = place();
  pass(STEP_MS - 1);
  expect(place()).toBe(first);
  pass(1);
  expect(place()).toBe(first + 1);
  for (let steps = 0; steps < 20; steps += 1) pass(STEP_MS);
  expect(place()).toBe(last);
  expect(button("Play").getAttribute("aria-pressed")).toBe("false");

  fireEvent.click(button("Play"));
  expect(place()).toBe(0);
  pass(STEP_MS);
  expect(place()).toBe(1);
});

it.each([
  ["pause", "Pause", 0],
  ["a step by hand", "One step back", -1],
])("stops at %s", (_, name, by) => {
  const { button, place, pass } = aFigure();
  fireEvent.click(button("Play"));
  fireEvent.click(button("Pause"));
  for (let steps = 0; steps < 20; steps += 1) fireEvent.click(button("One step back"));
  fireEvent.click(button("Play"));
  for (let steps = 0; steps < 2; steps += 1) pass(STEP_MS);
  fireEvent.click(button(name));
  expect(place()).toBe(2 + by);
  for (let steps = 0; steps < 20; steps += 1) pass(STEP_MS);
  expect(place()).toBe(2 + by);
  expect(button("Play").getAttribute("aria-pressed")).toBe("false");
});

function aFigure() {
  const { getByRole } = show(
    <WithTexts of={["figure"]}>
      <BlocksFigure kind="figure" name="blocks" id={null} caption="" preset={null} />
    </WithTexts>,
    "/en",
  );
  const scrubber = getByRole<HTMLInputElement>("slider");
  return {
    last: Number(scrubber.max),
    button: (name: string) => getByRole("button", { name }),
    place: () => Number(scrubber.value),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}
