import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_SUPPLY_IN_RAO, RAO_PER_TAO } from "./block-emission.ts";
import { halvingThresholdsInRao, issuanceTimeline, YEARS_PER_ERA } from "./issuance-timeline.ts";

describe("issuanceTimeline", () => {
  it("never falls without recycling and never exceeds 21 M TAO", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_SUPPLY_IN_RAO), fc.nat({ max: 3000 }), (startIssuanceInRao, days) => {
        const { issuanceInRao, halvingEvents } = issuanceTimeline({ startIssuanceInRao, days });
        expect(issuanceInRao).toHaveLength(days + 1);
        expect(issuanceInRao.every((issuance, day) => issuance >= (issuanceInRao[day - 1] ?? 0n))).toBe(true);
        expect((issuanceInRao.at(-1) ?? 0n) <= MAX_SUPPLY_IN_RAO).toBe(true);
        expect(halvingEvents.every(({ issuanceInRao: at }) => at >= (halvingThresholdsInRao(1)[0] ?? 0n))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("delays a halving by recycling", () => {
    const start = { startIssuanceInRao: 9_000_000n * RAO_PER_TAO, days: 800 };
    const firstHalving = (recycledInRao: bigint) => issuanceTimeline({ ...start, recycledInRao }).halvingEvents[0]?.day;
    expect(firstHalving(0n)).toBe(209);
    expect(firstHalving(1000n * RAO_PER_TAO)).toBe(242);
  });

  it("can undo a halving where much is recycled right after it, and then halve again", () => {
    const threshold = 10_500_000n * RAO_PER_TAO;
    const { issuanceInRao, halvingEvents } = issuanceTimeline({
      startIssuanceInRao: threshold - 1n,
      days: 3,
      recycledInRao: (day) => (day === 2 ? 20_000n * RAO_PER_TAO : 0n),
    });
    expect(halvingEvents.map(({ day }) => day)).toEqual([1]);
    expect((issuanceInRao[3] ?? 0n) - (issuanceInRao[2] ?? 0n)).toBe(7200n * RAO_PER_TAO);
  });

  it("does not recycle more than there is", () => {
    const { issuanceInRao } = issuanceTimeline({ startIssuanceInRao: 0n, days: 2, recycledInRao: 10n ** 18n });
    expect(issuanceInRao).toEqual([0n, 0n, 0n]);
  });

  it("refuses more than the supply, a negative amount and a broken number of days", () => {
    expect(() => issuanceTimeline({ startIssuanceInRao: MAX_SUPPLY_IN_RAO + 1n, days: 1 })).toThrow(
      "startIssuanceInRao",
    );
    expect(() => issuanceTimeline({ startIssuanceInRao: 0n, days: 1, recycledInRao: -1n })).toThrow("on day 1");
    expect(() => issuanceTimeline({ startIssuanceInRao: 0n, days: 0.5 })).toThrow("days: expected a whole number");
  });
});

describe("YEARS_PER_ERA", () => it("is about four", () => expect(YEARS_PER_ERA).toBeCloseTo(3.9927, 4)));
