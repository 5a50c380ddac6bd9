import { describe, expect, it } from "vitest";
import { afterScroll } from "./hide-on-scroll.ts";

describe("afterScroll", () => {
  it("hides the bar once one has scrolled down past 50 px, not before", () => {
    expect(hiddenAlong([0, 49])).toBe(false);
    expect(hiddenAlong([0, 50])).toBe(false);
    expect(hiddenAlong([0, 51])).toBe(true);
    expect(hiddenAlong([50, 51])).toBe(true);
  });

  it("brings it back as soon as one scrolls up, however far down the page", () => {
    expect(hiddenAlong([0, 2_000])).toBe(true);
    expect(hiddenAlong([0, 2_000, 1_999])).toBe(false);
    expect(hiddenAlong([0, 2_000, 1_999, 2_000])).toBe(true);
  });

  it("brings it back near the top, also when one arrives there going down", () => {
    expect(hiddenAlong([0, 300, 50])).toBe(false);
    expect(hiddenAlong([0, 300, 0, 50])).toBe(false);
  });

  it("keeps it as it is where an event tells of no movement", () => {
    expect(hiddenAlong([0, 300, 300])).toBe(true);
    expect(hiddenAlong([0, 300, 299, 299])).toBe(false);
  });

  it("keeps it in view as long as something holds it there, such as an open overlay", () => {
    const held = [100, 800, 3_000].reduce((state, y) => afterScroll(state, y, true), { lastY: 0, hidden: false });
    expect(held.hidden).toBe(false);
    expect(afterScroll({ lastY: 300, hidden: true }, 400, true).hidden).toBe(false);
  });

  it("goes on from where one is once nothing holds it any more", () => {
    const held = afterScroll({ lastY: 0, hidden: false }, 800, true);
    expect(afterScroll(held, 790, false).hidden).toBe(false);
    expect(afterScroll(held, 810, false).hidden).toBe(true);
  });
});

/** Whether the bar is hidden after scrolling from the first position over the others. */
function hiddenAlong([first = 0, ...positions]: number[]): boolean {
  return positions.reduce((state, y) => afterScroll(state, y, false), { lastY: first, hidden: false }).hidden;
}
