// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { WithTexts } from "../../../../tests/with-texts.tsx";
import ClipFigure from "../clip/clip-figure.tsx";

const REST_MS = 300;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("says nothing by itself, and nothing while it is moved, but the last sentence once it has rested", () => {
  const { getByRole, container } = show(
    <WithTexts of={["figure"]}>
      <ClipFigure kind="figure" name="clip" id={null} caption="" preset={null} />
    </WithTexts>,
    "/en",
  );
  const said = () => getByRole("status").textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const move = () => fireEvent.keyDown(getByRole("slider"), { key: "ArrowDown" });
  pass(10 * REST_MS);
  expect(said()).toBe("");

  for (let moves = 0; moves < 5; moves += 1) {
    move();
    pass(REST_MS - 1);
    expect(said()).toBe("");
  }
  pass(1);
  expect(said()).toBe(container.querySelector("figure > p")?.textContent);
  expect(said()).toContain("0.75");

  move();
  pass(REST_MS - 1);
  expect(said(), "what was said before").toContain("0.75");
});
