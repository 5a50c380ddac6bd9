import { describe, expect, it } from "vitest";
import { toKeyCommand } from "./panel-keys.ts";

describe("toKeyCommand", () => {
  it("moves through the hits with the arrows, around the ends", () => {
    expect(press("ArrowDown")).toEqual({ type: "move", to: 0 });
    expect(press("ArrowDown", { activeIndex: 1 })).toEqual({ type: "move", to: 2 });
    expect(press("ArrowDown", { activeIndex: 2 })).toEqual({ type: "move", to: 0 });
    expect(press("ArrowUp")).toEqual({ type: "move", to: 2 });
    expect(press("ArrowUp", { activeIndex: 1 })).toEqual({ type: "move", to: 0 });
    expect(press("ArrowUp", { activeIndex: 0 })).toEqual({ type: "move", to: 2 });
  });

  it("opens a list that was closed, at its first or last hit", () => {
    expect(press("ArrowDown", { isListOpen: false, activeIndex: 1 })).toEqual({ type: "move", to: 0 });
    expect(press("ArrowUp", { isListOpen: false, activeIndex: 1 })).toEqual({ type: "move", to: 2 });
    expect(press("ArrowDown", { isListOpen: false }, { altKey: true })).toEqual({ type: "open list" });
    expect(press("ArrowUp", {}, { altKey: true })).toEqual({ type: "close list" });
  });

  it("leaves the arrows to the field where there is no hit", () => {
    for (const key of ["ArrowDown", "ArrowUp"]) expect(press(key, { isListOpen: false, hitCount: 0 })).toEqual(LEFT);
  });

  it("goes to the ends with Home and End once a hit is pointed at; until then they move the caret", () => {
    expect(press("Home", { activeIndex: 1 })).toEqual({ type: "move", to: 0 });
    expect(press("End", { activeIndex: 1 })).toEqual({ type: "move", to: 2 });
    for (const key of ["Home", "End"]) {
      expect(press(key)).toEqual(LEFT);
      expect(press(key, { activeIndex: 1 }, { shiftKey: true })).toEqual(LEFT);
    }
  });

  it("chooses the hit that is pointed at with Enter; without one, Enter sends the form", () => {
    expect(press("Enter", { activeIndex: 2 })).toEqual({ type: "choose", index: 2 });
    expect(press("Enter")).toEqual(LEFT);
    expect(press("Enter", { isListOpen: false, activeIndex: 2 })).toEqual(LEFT);
  });

  it("closes the list with Escape, and the panel where the list is closed", () => {
    expect(press("Escape")).toEqual({ type: "close list" });
    expect(press("Escape", { isListOpen: false })).toEqual({ type: "close panel" });
  });

  it("completes with Tab only where a completion is seen and the caret is at the end", () => {
    const seen = { isCompletionVisible: true, isCaretAtEnd: true };
    expect(press("Tab", seen)).toEqual({ type: "complete" });
    expect(press("Tab", { ...seen, isCompletionVisible: false })).toEqual(LEFT);
    expect(press("Tab", { ...seen, isCaretAtEnd: false })).toEqual(LEFT);
    expect(press("Tab", seen, { shiftKey: true })).toEqual(LEFT);
  });

  it("leaves every key to an input method that is composing", () => {
    for (const key of ["ArrowDown", "ArrowUp", "Home", "End", "Enter", "Escape", "Tab"]) {
      const state = { activeIndex: 1, isCompletionVisible: true, isCaretAtEnd: true };
      expect(press(key, state, { isComposing: true })).toEqual(LEFT);
    }
  });

  it("leaves letters and the browser's own shortcuts alone", () => {
    for (const key of ["a", "ArrowLeft", "Backspace"]) expect(press(key, { activeIndex: 1 })).toEqual(LEFT);
    expect(press("Enter", { activeIndex: 1 }, { ctrlKey: true })).toEqual(LEFT);
    expect(press("ArrowDown", {}, { metaKey: true })).toEqual(LEFT);
    expect(press("Home", { activeIndex: 1 }, { altKey: true })).toEqual(LEFT);
  });
});

const LEFT = { type: "leave to the browser" };

type Pressed = Parameters<typeof toKeyCommand>[0];
type State = Parameters<typeof toKeyCommand>[1];

/** A key, where the list is open and has three hits of which none is pointed at. */
function press(key: string, state: Partial<State> = {}, held: Partial<Pressed> = {}) {
  return toKeyCommand(
    { key, isComposing: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    {
      isListOpen: true,
      hitCount: 3,
      activeIndex: -1,
      isCompletionVisible: false,
      isCaretAtEnd: false,
      ...state,
    },
  );
}
