import { describe, expect, it } from "vitest";
import { at, sum } from "./arithmetic.ts";
import { netInflowNumbers } from "./net-inflow-emissions.ts";

describe("Net-inflow emissions", () => {
  const numbers = netInflowNumbers();

  it("has a half-life of thirty days", () => {
    expect(numbers.rate.monthly.halfLifeInDays).toBeCloseTo(30, 6);
    expect(numbers.rate.monthly.rate).toBeCloseTo(1 - 2 ** (-1 / 216_000), 14);
    expect(numbers.rate.weekly.halfLifeInDays).toBeCloseTo(7, 6);
  });

  it("ends the emission when the printed formula says, and leaves what it says of a round trip", () => {
    for (const { outflow, days } of numbers.endOfEmission) {
      expect(days).toBeCloseTo(30 * Math.log2(1 + 1 / outflow), 2);
    }
    for (const { days, lost } of numbers.residue) expect(lost).toBeCloseTo(1 - 2 ** (-days / 30), 6);
  });

  it("compares parts in the users' inflow and in the protocol's spending", () => {
    const { rows, normFactor } = numbers.net;
    expect(normFactor).toBe(0.5);
    const [U, Q] = [
      sum(rows.map(({ user }) => Math.max(user, 0))),
      sum(rows.map(({ protocol }) => Math.max(protocol, 0))),
    ];
    for (const { user, protocol, net } of rows.slice(0, 3)) expect(net).toBeCloseTo(U * (user / U - protocol / Q), 9);
  });

  it("tells what three rules do to the same people", () => {
    const [price, flow, netFlow] = numbers.network;
    expect((price?.overtaken.price ?? 0) / 0.02).toBeCloseTo(4.3, 1);
    expect(at(price?.received ?? [], 0)).toBeCloseTo(0.28, 2);
    for (const run of [flow, netFlow]) {
      expect(at(run?.received ?? [], 0)).toBe(0);
      expect(at(run?.received ?? [], 2)).toBe(0);
    }
    const jumps = (netFlow?.roundTripper ?? []).slice(8).map(([, share]) => share);
    expect(jumps.every((share) => share < 0.01 || share > 0.99)).toBe(true);
  });

  it("opens the gate half at the bar, where the elasticity is 2.5", () => {
    const { groups, values } = numbers.gate;
    expect(at(values, 1)).toBeCloseTo(0.5, 12);
    expect(1 + 3 * (1 - at(values, 1))).toBeCloseTo(2.5, 12);
    expect(sum(groups.map(({ after }) => after))).toBeCloseTo(1, 12);
  });
});
