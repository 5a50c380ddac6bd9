import { describe, expect, it } from "vitest";
import type { LearningEvent } from "./learning-event.ts";
import { anEvent } from "./learning-event-builder.ts";
import { applyEvents, untouched } from "./learning-state.ts";

const STAKING = { kind: "concept", slug: "staking" } as const;

describe("applyEvents", () => {
  it("lets progress grow until it is taken back", () => {
    expect(stateAfter(reading(40), reading(20))).toMatchObject({ percent: 40, isRead: false });
    expect(stateAfter(reading(40), anEvent({ what: "read" }), reading(20))).toMatchObject({
      percent: 100,
      isRead: true,
    });
    expect(stateAfter(anEvent({ what: "read" }), anEvent({ what: "unread" }))).toMatchObject({
      percent: 0,
      isRead: false,
    });
    expect(stateAfter(reading(90), anEvent({ what: "unread" }), reading(20))).toMatchObject({
      percent: 20,
      isRead: false,
    });
  });

  it("has the last word on bookmarks, and leaves progress to itself", () => {
    const [bookmark, unbookmark] = [anEvent({ what: "bookmark" }), anEvent({ what: "unbookmark" })];
    expect(stateAfter(reading(40), bookmark, unbookmark)).toMatchObject({ bookmarkedAt: null, percent: 40 });
    expect(stateAfter(unbookmark, bookmark)).toMatchObject({ bookmarkedAt: 1_000, percent: 0 });
  });

  it("knows when something was last read, and when it was bookmarked", () => {
    expect(stateAfter(reading(40, 7), anEvent({ what: "bookmark", at: 9 }))).toMatchObject({
      readAt: 7,
      bookmarkedAt: 9,
    });
    expect(stateAfter(reading(40, 7), reading(20, 8), anEvent({ what: "bookmark", at: 9 }))).toMatchObject({
      readAt: 8,
    });
    expect(stateAfter(reading(40, 7), anEvent({ what: "unread", at: 8 }))).toMatchObject({ readAt: null });
  });

  it("goes on from what is known, which may be newer", () => {
    const known = { ...untouched(STAKING), percent: 60, readAt: 5_000, bookmarkedAt: 5_000 };
    const bookmark = anEvent({ what: "bookmark", slug: "wallets", at: 9 });
    expect(applyEvents([known], [reading(30, 1_000), bookmark])).toEqual([
      known,
      { kind: "concept", slug: "wallets", percent: 0, isRead: false, readAt: null, bookmarkedAt: 9 },
    ]);
  });
});

function stateAfter(...events: LearningEvent[]) {
  return applyEvents([], events)[0];
}

function reading(percent: number, at = 1_000) {
  return anEvent({ what: "reading", percent, at });
}
