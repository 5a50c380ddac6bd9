import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf, readingPercent, readingPercentOfParts, scrollTopOf, scrollTopOfParts } from "./reading-percent.ts";

describe("readingPercentOfParts", () => {
  const PARTS = [
    { top: -3_000, bottom: 0 },
    { top: 100, bottom: 300 },
    { top: 400, bottom: 1_400 },
    { top: 1_500, bottom: 1_600 },
  ];

  it("counts each part the same, however long it is", () => {
    expect(readingPercentOfParts(PARTS, 300)).toBe(50);
    expect(readingPercentOfParts(PARTS, 350)).toBe(50);
    expect(readingPercentOfParts(PARTS, 900)).toBe(63);
    expect(readingPercentOfParts(PARTS, 2_000)).toBe(100);
  });

  it("is nothing before the first part, and without any", () => {
    expect(readingPercentOfParts(PARTS, -3_000)).toBe(0);
    expect(readingPercentOfParts([], 900)).toBe(0);
  });

  it("leads back to where it was: what was last in view is at the end of the screen again", () => {
    const view = { height: 900, scrollY: 5_000 };
    expect(scrollTopOfParts("#read-63", PARTS, view)).toBeCloseTo(5_000 + 400 + 1_000 * (0.63 * 4 - 2) - 900);
    expect(scrollTopOfParts("#keys", PARTS, view)).toBeNull();
  });
});

describe("readingPercent", () => {
  it.each([
    [{ top: 100, bottom: 1_100 }, 600, 50],
    [{ top: -400, bottom: 600 }, 600, 100],
    [{ top: -5_000, bottom: -10 }, 600, 100],
    [{ top: 700, bottom: 1_700 }, 600, 0],
    [{ top: 0, bottom: 0 }, 600, 0],
  ])("of a text at %j on a screen of %i is %i", (text, height, percent) => {
    expect(readingPercent(text, height)).toBe(percent);
  });

  it("counts a page that shows a part of a document for that part", () => {
    const second = { from: 0.25, to: 0.5 };
    expect(readingPercent({ top: 600, bottom: 1_600 }, 600, second)).toBe(25);
    expect(readingPercent({ top: 100, bottom: 1_100 }, 600, second)).toBe(38);
    expect(readingPercent({ top: -400, bottom: 600 }, 600, second)).toBe(50);
  });
});

describe("scrollTopOf", () => {
  it("leads back to the place that was left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 9_000 }), (percent, scrollY) => {
        const text = { top: 200 - scrollY, bottom: 20_200 - scrollY };
        const top = scrollTopOf(placeOf(percent), text, { height: 200, scrollY }) ?? Number.NaN;
        const moved = scrollY - top;
        expect(readingPercent({ top: text.top + moved, bottom: text.bottom + moved }, 200)).toBe(percent);
      }),
    );
  });

  it("leads nowhere for other fragments", () => {
    for (const hash of ["", "#the-problem", "#read-", "#read-100", "#read-4x", "#read--4"]) {
      expect(scrollTopOf(hash, { top: 0, bottom: 100 }, { height: 50, scrollY: 0 })).toBeNull();
    }
  });

  it("has no place at the beginning and at the end", () => {
    expect([placeOf(0), placeOf(1), placeOf(99), placeOf(100)]).toEqual(["", "#read-1", "#read-99", ""]);
  });
});
