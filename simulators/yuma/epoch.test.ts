import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EpochResult, runEpoch } from "./epoch.ts";
import type { EpochInput } from "./epoch-input.ts";
import { sumOf } from "./matrix.ts";

describe("runEpoch", () => {
  it("computes the worked example of the documentation", () => {
    const result = runEpoch({
      stake: [40, 35, 25, 0, 0],
      weights: [
        [0, 0, 0, 8, 2],
        [0, 0, 0, 6, 4],
        [0, 0, 0, 1, 9],
      ],
    });
    expectClose(result.consensus, [0, 0, 0, 0.6, 0.4]);
    expectClose(result.validatorTrust, [0.8, 1, 0.5, 0, 0]);
    expectClose(result.rank, [0, 0, 0, 0.475, 0.32]);
    expectClose(result.incentive, [0, 0, 0, 0.475 / 0.795, 0.32 / 0.795]);
  });

  it("lets both halves of a split pass, because κ is a hair below one half", () => {
    const split = { stake: [50, 50, 0, 0], weights: [aRow(0, 0, 1, 0), aRow(0, 0, 0, 1)] };
    expect(runEpoch(split).consensus).toEqual([0, 0, 1, 1]);
    expect(runEpoch({ ...split, kappa: 0.5 }).consensus).toEqual([0, 0, 1, 1]);
    expect(runEpoch({ ...split, kappa: 0.51 }).consensus).toEqual([0, 0, 0, 0]);
  });

  it("takes the weights of a single validator as the consensus", () => {
    expectClose(runEpoch({ stake: [1, 0, 0], weights: [aRow(0, 1, 3)] }).consensus, [0, 0.25, 0.75]);
  });

  it("lets nobody but the owner weight itself", () => {
    const subnet = { stake: [1, 1, 0], weights: [aRow(5, 0, 5), aRow(0, 5, 5)] };
    expect(runEpoch({ ...subnet, ownerUid: 0 }).weights).toEqual([
      [0.5, 0, 0.5],
      [0, 0, 1],
    ]);
  });

  it("gives everything to the stake where nobody set weights, also to stake that is not active", () => {
    const silent = { stake: [3, 1], weights: [aRow(0, 0)], emissionInRao: 1000 };
    expect(runEpoch(silent).validatorEmissionInRao).toEqual([750, 250]);
    expect(runEpoch({ ...silent, inactive: [true, false] }).validatorEmissionInRao).toEqual([0, 1000]);
    expect(runEpoch({ ...silent, inactive: [true, true] }).validatorEmissionInRao).toEqual([750, 250]);
  });

  it("computes empty, single and stakeless networks without NaN", () => {
    for (const mode of ["yuma2", "yuma3"] as const) {
      expect(runEpoch({ mode, stake: [], weights: [] }).dividends).toEqual([]);
      expect(runEpoch({ mode, stake: [1], weights: [[7]] }).incentive).toEqual([0]);
      expectFinite(runEpoch({ mode, stake: [0, 0], weights: [aRow(0, 1)] }));
      expectFinite(runEpoch({ mode, stake: [2 ** 64, 2 ** 64, 5e-324], weights: [aRow(0, 65_535, 1)] }));
    }
  });

  it("erases the bonds to miners who just registered", () => {
    const subnet: EpochInput = {
      stake: [1, 1, 0],
      weights: [aRow(0, 0, 1), aRow(0, 0, 0)],
      storedBonds: [aRow(0, 0, 0), aRow(0, 0, 65_535)],
      mode: "yuma3",
    };
    expect(runEpoch(subnet).bonds[1]?.[2]).toBeCloseTo(0.9);
    expect(runEpoch({ ...subnet, recentlyRegistered: [false, false, true] }).bonds[1]?.[2]).toBe(0);
  });

  it("lets bonds to a miner whom nobody weights decay", () => {
    const input: EpochInput = { stake: [1, 0], weights: [aRow(0, 0)], storedBonds: [aRow(0, 50_000)], mode: "yuma3" };
    expect(runEpoch(input).storedBonds[0]?.[1]).toBe(44_999);
  });

  it("needs a rate of 2024 per miner in Yuma 2 only, a rate per bond in Yuma 3 only", () => {
    const input: EpochInput = {
      stake: [2, 1, 0, 0],
      weights: [aRow(0, 0, 3, 1), aRow(0, 0, 1, 3)],
      storedBonds: [aRow(0, 0, 10, 65_535), aRow(0, 0, 65_535, 10)],
    };
    const liquidAlpha = { low: 0.1, high: 0.3, steepness: 1000 };
    const liquidAlphaOf2024 = { alphaLow: 0.7, alphaHigh: 0.9 };
    expect(runEpoch({ ...input, liquidAlpha })).toEqual(runEpoch(input));
    expect(runEpoch({ ...input, liquidAlphaOf2024 }).bonds).not.toEqual(runEpoch(input).bonds);
    const yuma3 = { ...input, mode: "yuma3" } as const;
    expect(runEpoch({ ...yuma3, liquidAlphaOf2024 })).toEqual(runEpoch(yuma3));
    expect(runEpoch({ ...yuma3, liquidAlpha }).bondRates).not.toBeNull();
  });

  it("uses one rate for all where nothing has consensus", () => {
    const liquidAlpha = { low: 0.7, high: 0.9, steepness: 1000 };
    const result = runEpoch({ mode: "yuma3", liquidAlpha, stake: [1, 0], weights: [aRow(0, 0)] });
    expect(result.bondRates).toBeNull();
  });

  it.each([
    ["stake[1]: expected a number from 0 to 18446744073709552000, got NaN", { stake: [1, Number.NaN] }],
    ["stake[0]: expected a number from 0 to 18446744073709552000, got -1", { stake: [-1, 0] }],
    ["weights[0][1]: expected a number from 0 to 65535, got 65536", { weights: [[0, 65_536]] }],
    ["weights[0]: expected 2 entries, got 1", { weights: [[0]] }],
    ["weights: expected at most 2 rows, got 3", { weights: [aRow(0, 0), aRow(0, 0), aRow(0, 0)] }],
    ["storedBonds: expected 1 entries, got 0", { storedBonds: [] }],
    ["kappa: expected a number from 0 to 1, got 1.5", { kappa: 1.5 }],
    ["ownerUid: expected a whole number from 0 to 1, got 2", { ownerUid: 2 }],
    ["emissionInRao: expected a whole number of 0 or more, got 0.5", { emissionInRao: 0.5 }],
    [
      "liquidAlpha.low: expected a number from 0 to 0.3, got 0.4",
      { liquidAlpha: { low: 0.4, high: 0.3, steepness: 1 } },
    ],
  ])("refuses with the words: %s", (message, change) => {
    expect(() => runEpoch({ stake: [1, 0], weights: [[0, 1]], ...change })).toThrow(new RangeError(message));
  });

  it("refuses what is no number with a TypeError", () => {
    const input: EpochInput = JSON.parse('{ "stake": [1, "2"], "weights": [] }');
    expect(() => runEpoch(input)).toThrow(
      new TypeError("stake[1]: expected a number from 0 to 18446744073709552000, got string"),
    );
  });
});

describe("runEpoch, for any subnet", () => {
  it("keeps every fraction between 0 and 1, and every share a share of 1", () => {
    fc.assert(
      fc.property(anySubnet(), (subnet) => {
        const result = runEpoch(subnet);
        expectFinite(result);
        for (const shares of [result.stake, result.activeStake, result.incentive, result.dividends]) {
          expect([0, 1]).toContain(Math.round(sumOf(shares) * 1e9) / 1e9);
        }
        for (const values of [result.consensus, result.trust, result.validatorTrust, ...result.bonds]) {
          for (const value of values) expect(value >= 0 && value <= 1 + 1e-9).toBe(true);
        }
      }),
    );
  });

  it("gives out no more than the emission, and no less but for roundings", () => {
    fc.assert(
      fc.property(anySubnet(), (subnet) => {
        const { minerEmissionInRao, validatorEmissionInRao, stake } = runEpoch({ ...subnet, emissionInRao: 10 ** 9 });
        const total = sumOf(minerEmissionInRao) + sumOf(validatorEmissionInRao);
        expect(total).toBeLessThanOrEqual(10 ** 9);
        if (sumOf(stake) > 0) expect(total).toBeGreaterThanOrEqual(10 ** 9 - 2 * stake.length);
      }),
    );
  });

  it("clips no weight upwards and none below what enough stake supports", () => {
    fc.assert(
      fc.property(anySubnet(), (subnet) => {
        const { weights, clippedWeights, consensus } = runEpoch(subnet);
        for (const [i, row] of weights.entries()) {
          for (const [j, weight] of row.entries()) {
            expect(clippedWeights[i]?.[j]).toBe(Math.min(weight, consensus[j] ?? 0));
          }
        }
      }),
    );
  });

  it("does not change when all stakes are scaled", () => {
    fc.assert(
      fc.property(anySubnet(), fc.double({ min: 0.001, max: 1000, noNaN: true }), (subnet, factor) => {
        const scaled = { ...subnet, stake: subnet.stake.map((stake) => stake * factor) };
        expectSameResult(runEpoch(scaled), runEpoch(subnet));
      }),
    );
  });

  it("does not change when a row of weights is scaled", () => {
    fc.assert(
      fc.property(anySubnet(), (subnet) => {
        const halved = { ...subnet, weights: subnet.weights.map((row) => row.map((weight) => weight / 2)) };
        expectSameResult(runEpoch(halved), runEpoch(subnet));
      }),
    );
  });

  it("permutes its results when UIDs are permuted", () => {
    fc.assert(
      fc.property(anySubnet(), fc.nat(), (subnet, seed) => {
        const order = subnet.stake
          .map((_, uid) => uid)
          .sort((a, b) => ((a * 7919 + seed) % 101) - ((b * 7919 + seed) % 101));
        const permuted = runEpoch({
          ...subnet,
          stake: pick(subnet.stake, order),
          weights: pick(subnet.weights, order).map((row) => pick(row, order)),
          storedBonds: pick(subnet.storedBonds ?? [], order).map((row) => pick(row, order)),
          validatorPermits: pick(subnet.validatorPermits ?? [], order),
          inactive: pick(subnet.inactive ?? [], order),
        });
        const result = runEpoch(subnet);
        expectClose(permuted.consensus, pick(result.consensus, order));
        expectClose(permuted.incentive, pick(result.incentive, order));
        expectClose(permuted.dividends, pick(result.dividends, order));
        expectClose(permuted.validatorTrust, pick(result.validatorTrust, order));
      }),
    );
  });

  it("counts rows that are missing as rows of zeros", () => {
    fc.assert(
      fc.property(anySubnet(), fc.nat({ max: 6 }), (subnet, missing) => {
        const rowCount = Math.max(0, subnet.stake.length - missing);
        const cut = (rows: EpochInput["weights"] = []) => rows.slice(0, rowCount);
        const zeroed = (rows: EpochInput["weights"] = []) =>
          rows.map((row, i) => (i < rowCount ? row : row.map(() => 0)));
        const short = runEpoch({ ...subnet, weights: cut(subnet.weights), storedBonds: cut(subnet.storedBonds) });
        const full = runEpoch({ ...subnet, weights: zeroed(subnet.weights), storedBonds: zeroed(subnet.storedBonds) });
        expectClose(short.dividends, full.dividends);
        expect(short.incentive).toEqual(full.incentive);
        expect(short.storedBonds).toEqual(full.storedBonds.slice(0, rowCount));
      }),
    );
  });
});

function anySubnet(): fc.Arbitrary<EpochInput> {
  return fc.integer({ min: 1, max: 7 }).chain((n) => {
    const square = fc.array(
      fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 65_535 })), { minLength: n, maxLength: n }),
      {
        minLength: n,
        maxLength: n,
      },
    );
    const flags = fc.array(fc.boolean(), { minLength: n, maxLength: n });
    return fc.record({
      mode: fc.constantFrom("yuma2" as const, "yuma3" as const),
      stake: fc.array(fc.nat({ max: 1_000_000 }), { minLength: n, maxLength: n }),
      weights: square,
      storedBonds: square,
      kappa: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      bondsPenalty: fc.double({ min: 0, max: 1, noNaN: true }),
      liquidAlpha: fc.constantFrom(null, { low: 0.1, high: 0.3, steepness: 1000 }),
      validatorPermits: flags,
      inactive: flags,
    });
  });
}

function aRow(...weights: number[]): number[] {
  return weights;
}

function pick<T>(values: readonly T[], order: readonly number[]): T[] {
  return order.flatMap((index) => values.slice(index, index + 1));
}

function expectSameResult(a: EpochResult, b: EpochResult) {
  for (const key of ["consensus", "incentive", "dividends", "trust", "validatorTrust"] as const)
    expectClose(a[key], b[key]);
}

function expectClose(values: readonly number[], expected: readonly number[]) {
  expect(values).toHaveLength(expected.length);
  for (const [index, value] of values.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 9);
}

function expectFinite(result: EpochResult) {
  const values = Object.values(result).flatMap((value) => (Array.isArray(value) ? value.flat() : []));
  expect(values.every(Number.isFinite)).toBe(true);
}
