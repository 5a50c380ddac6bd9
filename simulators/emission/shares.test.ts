import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gatedShares, gateValue } from "./gate.ts";
import { priceShares } from "./price-shares.ts";
import type { SubnetDemand } from "./shares.ts";
import { flowShares, netFlowsOf, powNormalize } from "./tao-flow.ts";
import { tierShares } from "./tier-shares.ts";

const RULES: readonly (readonly [string, (demand: Required<SubnetDemand>) => number[]])[] = [
  ["priceShares", priceShares],
  ["gatedShares", (demand) => gatedShares(demand).shares],
  ["gatedShares with a low rank", (demand) => gatedShares(demand, { barRank: 2, gateExponent: 8 }).shares],
  ["gatedShares by quantile", (demand) => gatedShares(demand, { barRank: 0 }).shares],
  ["tierShares", (demand) => tierShares(demand.emaPrices)],
  ["flowShares", (demand) => flowShares(demand.emaPrices.map((price) => price - 0.3))],
];

describe.each(RULES)("%s", (_, sharesOf) => {
  it("gives shares from 0 to 1 that sum to 1 or to 0", () => {
    fc.assert(
      fc.property(anyDemand(), (demand) => {
        const shares = sharesOf(demand);
        expect(shares).toHaveLength(demand.emaPrices.length);
        expect(shares.every((share) => share >= 0 && share <= 1 + 1e-12)).toBe(true);
        expect([0, 1]).toContain(Math.round(shares.reduce((sum, share) => sum + share, 0) * 1e9) / 1e9);
      }),
    );
  });

  it("permutes its shares when subnets are permuted", () => {
    fc.assert(
      fc.property(anyDemand({ areDistinct: true }), (demand) => {
        const reversed = {
          emaPrices: demand.emaPrices.toReversed(),
          minerBurned: demand.minerBurned.toReversed(),
          isEmissionEnabled: demand.isEmissionEnabled.toReversed(),
        };
        const shares = sharesOf(demand).toReversed();
        for (const [i, share] of sharesOf(reversed).entries()) expect(share).toBeCloseTo(shares[i] ?? Number.NaN, 9);
      }),
    );
  });
});

describe("priceShares", () => {
  it("does not change when all prices are scaled", () => {
    fc.assert(
      fc.property(anyDemand(), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (demand, factor) => {
        const scaled = priceShares({ ...demand, emaPrices: demand.emaPrices.map((price) => price * factor) });
        for (const [i, share] of priceShares(demand).entries()) expect(scaled[i]).toBeCloseTo(share, 9);
      }),
    );
  });

  it("hands the part of disabled subnets to the others", () => {
    expect(priceShares({ emaPrices: [1, 1, 2], isEmissionEnabled: [true, false, true] })).toEqual([1 / 3, 0, 2 / 3]);
    expect(priceShares({ emaPrices: [1], isEmissionEnabled: [false] })).toEqual([0]);
  });

  it("gives nothing where nobody has a price", () => {
    expect(priceShares({ emaPrices: [0, 0] })).toEqual([0, 0]);
    expect(priceShares({ emaPrices: [] })).toEqual([]);
  });

  it("refuses lists that do not fit, and prices that are none", () => {
    expect(() => priceShares({ emaPrices: [1], minerBurned: [] })).toThrow("minerBurned: expected 1 entries, got 0");
    expect(() => priceShares({ emaPrices: [Number.NaN] })).toThrow("emaPrices[0]");
    expect(() => priceShares({ emaPrices: [1], minerBurned: [1.1] })).toThrow("minerBurned[0]");
  });
});

describe("gatedShares", () => {
  it("halves the weight at the bar and passes 8/9 at twice the bar", () => {
    expect(gateValue(0.01, 0.01)).toBe(0.5);
    expect(gateValue(0.02, 0.01)).toBeCloseTo(8 / 9, 12);
    expect(gateValue(0.005, 0.01)).toBeCloseTo(1 / 9, 12);
    expect(gateValue(0, 0.01)).toBe(0);
    expect(gateValue(0.01, 0)).toBe(1);
  });

  it("keeps the order of demand and never helps who is below the bar", () => {
    fc.assert(
      fc.property(anyDemand(), ({ emaPrices, minerBurned }) => {
        const { demandShares, shares, bar } = gatedShares({ emaPrices, minerBurned }, { barRank: 2 });
        for (const [i, share] of shares.entries()) {
          for (const [j, other] of shares.entries()) {
            if ((demandShares[i] ?? 0) < (demandShares[j] ?? 0)) expect(share).toBeLessThanOrEqual(other + 1e-15);
          }
          if ((demandShares[i] ?? 0) === Math.min(...demandShares) && (demandShares[i] ?? 0) < bar)
            expect(share).toBeLessThanOrEqual((demandShares[i] ?? 0) + 1e-15);
        }
      }),
    );
  });

  it("counts who has no TAO emission for the bar, and shares theirs out among the others", () => {
    const demand = { emaPrices: [0.5, 0.3, 0.2], isEmissionEnabled: [true, false, true] };
    const { demandShares, bar, shares } = gatedShares(demand, { barRank: 2 });
    expect(demandShares).toEqual([0.5, 0.3, 0.2]);
    expect(bar).toBe(0.3);
    const passed = [0.5 * gateValue(0.5, 0.3), 0, 0.2 * gateValue(0.2, 0.3)];
    const sum = passed.reduce((all, each) => all + each, 0);
    for (const [i, share] of shares.entries()) expect(share).toBeCloseTo((passed[i] ?? 0) / sum, 12);
  });

  it("lets withheld miner pay cost more than in proportion", () => {
    const emaPrices = [0.06, 0.05, 0.04, 0.03, 0.02];
    const share = (burned: number) =>
      gatedShares({ emaPrices, minerBurned: [0, burned, 0, 0, 0] }, { barRank: 4 }).shares[1] ?? 0;
    expect(share(0.77) / share(0)).toBeLessThan(0.23);
  });

  it("falls back to prices where everything is burned", () => {
    const { demandShares } = gatedShares({ emaPrices: [0.3, 0.1], minerBurned: [1, 1] });
    expect(demandShares.map((share) => share.toFixed(12))).toEqual(["0.750000000000", "0.250000000000"]);
  });

  it("takes the share that completes the quantile as the bar, with a rank of 0", () => {
    const emaPrices = [0.5, 0.11, 0.2, 0.19];
    expect(gatedShares({ emaPrices }, { barRank: 0, barQuantile: 0.7 }).bar).toBeCloseTo(0.2, 12);
    expect(gatedShares({ emaPrices }, { barRank: 0 }).bar).toBeCloseTo(0.2, 12);
    expect(gatedShares({ emaPrices }, { barRank: 0, barQuantile: 0.5 }).bar).toBeCloseTo(0.5, 12);
    expect(gatedShares({ emaPrices }, { barRank: 0, barQuantile: 1 }).bar).toBeCloseTo(0.11, 12);
  });

  it("refuses a broken rank and an exponent above 8", () => {
    expect(() => gatedShares({ emaPrices: [1] }, { barRank: 1.5 })).toThrow("barRank");
    expect(() => gatedShares({ emaPrices: [1] }, { gateExponent: 9 })).toThrow("gateExponent");
  });
});

describe("tierShares", () => {
  it("breaks ties by index and leaves the third tier without", () => {
    const shares = tierShares(new Array<number>(70).fill(1));
    expect(shares[0]).toBeCloseTo(0.75 / 32, 12);
    expect(shares[31]).toBeCloseTo(0.75 / 32, 12);
    expect(shares[32]).toBeCloseTo(0.25 / 32, 12);
    expect(shares.slice(64)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("gives everything to the first tier where the second has no score", () => {
    expect(tierShares([...new Array<number>(32).fill(2), 0, 0])[0]).toBeCloseTo(1 / 32, 12);
  });
});

describe("flowShares", () => {
  it("lets subnets with outflow receive under a negative cutoff", () => {
    expect(flowShares([-100, 300], { cutoff: -100 })).toEqual([0, 1]);
    expect(flowShares([-50, -100, 100], { cutoff: -200 })).toEqual([0.2, 0, 0.8]);
  });

  it("raises to the exponent without overflow", () => {
    expect(powNormalize([1e300, 1e300], 5)).toEqual([0.5, 0.5]);
    expect(powNormalize([1e-300, 2e-300], 2)).toEqual([0.2, 0.8]);
    expect(powNormalize([0, 0], 2)).toEqual([0, 0]);
  });
});

describe("netFlowsOf", () => {
  it("never takes off more in all than users brought", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aFlow(), aFlow()), { minLength: 1, maxLength: 10 }), (flows) => {
        const users = flows.map(([user]) => Math.abs(user));
        const protocol = flows.map(([, spent]) => Math.abs(spent));
        const { normFactor, netFlows } = netFlowsOf(users, protocol);
        expect(normFactor >= 0 && normFactor <= 1).toBe(true);
        expect(netFlows.reduce((sum, flow) => sum + flow, 0)).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });
});

function anyDemand({ areDistinct = false } = {}): fc.Arbitrary<Required<SubnetDemand>> {
  const price = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1, noNaN: true }));
  const entry = fc.tuple(price, fc.constantFrom(0, 0.5, 1, 0.25), fc.boolean());
  const selector = areDistinct ? ([value]: [number, number, boolean]) => value : undefined;
  const entries = selector ? fc.uniqueArray(entry, { maxLength: 40, selector }) : fc.array(entry, { maxLength: 40 });
  return entries.map((list) => ({
    emaPrices: list.map(([value]) => value),
    minerBurned: list.map(([, burned]) => burned),
    isEmissionEnabled: list.map(([, , isEnabled]) => isEnabled),
  }));
}

function aFlow() {
  return fc.double({ min: -1000, max: 1000, noNaN: true });
}
