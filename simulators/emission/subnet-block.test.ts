import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaEmission, alphaEmissionInRao } from "./alpha-emission.ts";
import { splitAlpha, splitDividends, splitTake } from "./alpha-split.ts";
import { rootProportion } from "./root-proportion.ts";
import { subnetTerms } from "./subnet-terms.ts";

describe("rootProportion", () => {
  it("falls as alpha is issued and rises with root's TAO", () => {
    fc.assert(
      fc.property(anAmount(), anAmount(), anAmount(), (tao, alpha, more) => {
        const proportion = rootProportion(tao, alpha);
        expect(proportion >= 0 && proportion <= 1).toBe(true);
        expect(rootProportion(tao, alpha + more)).toBeLessThanOrEqual(proportion);
        expect(rootProportion(tao + more, alpha)).toBeGreaterThanOrEqual(proportion);
      }),
    );
  });

  it("is 0 without anything and 1 before any alpha", () => {
    expect(rootProportion(0, 0)).toBe(0);
    expect(rootProportion(5, 0)).toBe(1);
  });
});

describe("subnetTerms", () => {
  it("uses all TAO, as liquidity in the ratio of the price or as a purchase", () => {
    fc.assert(
      fc.property(anAmount(), aPrice(), aFraction(), anAmount(), (taoEmission, price, proportion, alphaEmission_) => {
        const terms = subnetTerms({ taoEmission, price, rootProportion: proportion, alphaEmission: alphaEmission_ });
        expect(terms.taoIn + terms.excessTao).toBeCloseTo(taoEmission, 6);
        expect(terms.taoIn).toBeCloseTo(terms.alphaIn * price, 6);
        expect(terms.alphaIn).toBeLessThanOrEqual(proportion * alphaEmission_);
        expect(Math.min(terms.taoIn, terms.excessTao, terms.alphaIn)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("puts in all TAO and no alpha where there is no price", () => {
    expect(subnetTerms({ taoEmission: 5, price: 0, rootProportion: 0.5, alphaEmission: 1 })).toEqual({
      taoIn: 5,
      alphaIn: 0,
      alphaOut: 1,
      excessTao: 0,
    });
  });
});

describe("alphaEmission", () => {
  it("halves with the subnet's own issuance, in both units alike", () => {
    for (const [issued, perBlock] of [
      [0, 1],
      [10_499_999, 1],
      [10_500_000, 0.5],
      [15_750_000, 0.25],
      [20_999_999.5, 2 ** -25],
      [21_000_000, 0],
    ] as const) {
      expect(alphaEmission(issued)).toBe(perBlock);
      expect(alphaEmissionInRao(BigInt(issued * 1e9))).toBe(BigInt(Math.floor(perBlock * 1e9)));
    }
  });
});

describe("splitAlpha", () => {
  it("gives out everything but a few RAO", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 12 }),
        aFraction(),
        fc.boolean(),
        fc.boolean(),
        (alphaOutInRao, proportion, a, b) => {
          const split = splitAlpha({ alphaOutInRao, rootProportion: proportion, isOwnerCutEnabled: a, isRootPaid: b });
          const given = split.owner + split.miners + split.validators + split.root;
          expect(given).toBeLessThanOrEqual(alphaOutInRao);
          expect(given).toBeGreaterThanOrEqual(alphaOutInRao - 4);
          expect(split.rootPaid + split.rootRecycled).toBe(split.root);
        },
      ),
    );
  });

  it("is 18, 41 and 41 of a hundred", () => {
    const { owner, miners, validators } = splitAlpha({ alphaOutInRao: 1e9, rootProportion: 0 });
    expect([owner, miners, validators].map((part) => Math.round(part / 1e7))).toEqual([18, 41, 41]);
  });
});

describe("splitDividends", () => {
  it("empties both pots but for roundings, wherever somebody has a claim", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anAmount(), anAmount(), anAmount()), { minLength: 1, maxLength: 10 }), (list) => {
        const claims = list.map(([dividend, alphaStake, rootTao]) => ({ dividend, alphaStake, rootTao }));
        const pots = { alphaInRao: 10 ** 12, rootInRao: 10 ** 11 };
        const split = splitDividends(claims, pots, 0.18);
        const total = split.alpha.reduce((sum, part) => sum + part, 0);
        expect(total).toBeLessThanOrEqual(pots.alphaInRao);
        if (claims.some(({ dividend, alphaStake }) => dividend > 0 && alphaStake > 0))
          expect(total).toBeGreaterThanOrEqual(pots.alphaInRao - claims.length);
      }),
    );
  });

  it("gives nothing where nobody has a claim", () => {
    const claims = [{ dividend: 0, alphaStake: 5, rootTao: 5 }];
    expect(splitDividends(claims, { alphaInRao: 9, rootInRao: 9 }, 0.18)).toEqual({ alpha: [0], root: [0] });
    expect(splitDividends([], { alphaInRao: 9, rootInRao: 9 }, 0.18)).toEqual({ alpha: [], root: [] });
  });
});

describe("splitTake", () => {
  it("keeps the take and shares the rest by stake", () => {
    expect(splitTake(1000, [3, 1])).toEqual({ validator: 180, stakers: [615, 205] });
    expect(splitTake(1000, [3, 1], 0)).toEqual({ validator: 0, stakers: [750, 250] });
  });

  it("refuses more than 18 %", () => {
    expect(() => splitTake(1, [1], 0.2)).toThrow("take: expected a number from 0 to 0.18, got 0.2");
  });
});

function anAmount() {
  return fc.double({ min: 0, max: 1e9, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
}

function aPrice() {
  return fc.double({ min: 0.0001, max: 10, noNaN: true });
}

function aFraction() {
  return fc.double({ min: 0, max: 1, noNaN: true });
}
