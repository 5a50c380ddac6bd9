import { describe, expect, it } from "vitest";
import { isListShortcut } from "./list-shortcut.ts";

describe("isListShortcut", () => {
  it("is the question mark, however the keyboard makes it", () => {
    expect(isListShortcut(pressed({ key: "?", shiftKey: true }))).toBe(true);
    expect(isListShortcut(pressed({ key: "?" }))).toBe(true);
    expect(isListShortcut(pressed({ key: "/" }))).toBe(false);
  });

  it("is none where something is written, composed or meant for the browser", () => {
    const inField = { target: { matches: () => true } as unknown as EventTarget };
    const inText = { target: { isContentEditable: true } as unknown as EventTarget };
    for (const how of [inField, inText, { ctrlKey: true }, { isComposing: true }, { defaultPrevented: true }])
      expect(isListShortcut(pressed({ key: "?", ...how }))).toBe(false);
  });
});

function pressed(how: Partial<KeyboardEvent>): KeyboardEvent {
  return { target: {}, ...how } as KeyboardEvent;
}
