import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeProgress, type Progress } from "./merge-progress.ts";

const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

/** What a device may report: completed means a hundred percent and a moment, started has none. */
const progress: fc.Arbitrary<Progress> = fc.oneof(
  fc.record({
    state: fc.constant<"started">("started"),
    percent: fc.integer({ min: 0, max: 100 }),
    startedAt: moment,
    completedAt: fc.constant(null),
  }),
  fc.record({
    state: fc.constant<"completed">("completed"),
    percent: fc.constant(100),
    startedAt: moment,
    completedAt: moment,
  }),
);

describe("mergeProgress", () => {
  it("does not care about the order", () => {
    fc.assert(
      fc.property(progress, progress, (one, other) => {
        expect(mergeProgress(one, other)).toEqual(mergeProgress(other, one));
      }),
    );
  });

  it("does not care about grouping", () => {
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        expect(mergeProgress(mergeProgress(one, two), three)).toEqual(mergeProgress(one, mergeProgress(two, three)));
      }),
    );
  });

  it("does not care about repetition", () => {
    fc.assert(
      fc.property(progress, progress, (one, other) => {
        expect(mergeProgress(one, one)).toEqual(one);
        const merged = mergeProgress(one, other);
        expect(mergeProgress(merged, other)).toEqual(merged);
      }),
    );
  });

  it("only grows", () => {
    fc.assert(
      fc.property(progress, progress, (one, other) => {
        const { percent, state, startedAt } = mergeProgress(one, other);
        expect(percent).toBeGreaterThanOrEqual(Math.max(one.percent, other.percent));
        expect(startedAt).toBeLessThanOrEqual(one.startedAt);
        if (one.state === "completed") expect({ state, percent }).toEqual({ state: "completed", percent: 100 });
      }),
    );
  });
});
