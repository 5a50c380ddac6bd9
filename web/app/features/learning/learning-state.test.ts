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
    expect(stateAfter(reading(40), bookmark, unbookmark)).toMatchObject({ isBookmarked: false, percent: 40 });
    expect(stateAfter(unbookmark, bookmark)).toMatchObject({ isBookmarked: true, percent: 0 });
  });

  it("goes on from what is known, and knows when something was last touched", () => {
    const known = { ...untouched(STAKING), percent: 60, isBookmarked: true, touchedAt: 5_000 };
    const states = applyEvents([known], [reading(30, 1_000), anEvent({ what: "bookmark", slug: "wallets", at: 9 })]);
    expect([...states.values()]).toEqual([
      known,
      { kind: "concept", slug: "wallets", percent: 0, isRead: false, isBookmarked: true, touchedAt: 9 },
    ]);
  });
});

function stateAfter(...events: LearningEvent[]) {
  return applyEvents([], events).get("concept staking");
}

function reading(percent: number, at = 1_000) {
  return anEvent({ what: "reading", percent, at });
}
