import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EmissionRule } from "./eras.ts";
import { sharesUnder, simulateNetwork, stepNetwork } from "./network.ts";
import { type NetworkSubnet, newNetworkSubnet } from "./network-subnet.ts";

const RULES: readonly EmissionRule[] = ["price", "flow", "net-flow", "price-and-burn", "gate"];

describe("stepNetwork", () => {
  it("puts the step's TAO into the pools and nothing else but what users bring", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULES), anyNetwork(), (rule, { subnets, netFlows }) => {
        const step = stepNetwork(subnets, { netFlows }, { rule });
        const emitted = step.shares.reduce((sum, share) => sum + share, 0) * 3600;
        const carried = step.carriedFlows.reduce((sum, flow) => sum + flow, 0);
        const gained = taoIn(step.subnets) - taoIn(subnets);
        expect(gained).toBeLessThanOrEqual(emitted + carried + 1e-4);
        // Only an injection that would push a weight out of bounds does not take place.
        if (subnets.every(({ pool }) => pool.tao > 5000)) expect(gained).toBeCloseTo(emitted + carried, 4);
      }),
    );
  });

  it("issues alpha to pools and participants, and moves the rest only between holders", () => {
    const [subnet] = aNetwork(1);
    const step = stepNetwork(subnet ? [subnet] : [], { netFlows: [100] });
    const [after] = step.subnets;
    const [terms] = step.terms;
    expect((after?.alphaIssued ?? 0) - (subnet?.alphaIssued ?? 0)).toBeCloseTo(
      (terms?.alphaIn ?? 0) + (terms?.alphaOut ?? 0),
      6,
    );
    expect(terms?.alphaOut).toBe(7200);
  });

  it("sells no more alpha than stakers have", () => {
    const [subnet] = aNetwork(1).map((known) => ({ ...known, alphaIssued: known.pool.alpha + 10 }));
    const step = stepNetwork(subnet ? [subnet] : [], { netFlows: [-1_000_000] }, { feeRateU16: 0 });
    expect(step.carriedFlows[0]).toBeGreaterThan(-1_000_000);
    const [after] = step.subnets;
    expect((after?.alphaIssued ?? 0) - (after?.pool.alpha ?? 0) - (after?.protocolAlpha ?? 0)).toBeCloseTo(0, 6);
  });

  it("refuses flows that do not fit the subnets", () => {
    expect(() => stepNetwork(aNetwork(2), { netFlows: [1] })).toThrow("netFlows: expected 2 entries, got 1");
    expect(() => stepNetwork(aNetwork(1), { netFlows: [1] }, { blocksPerStep: 0 })).toThrow("blocksPerStep");
  });

  it("works without any subnet", () => expect(stepNetwork([], { netFlows: [] }).shares).toEqual([]));
});

describe("sharesUnder", () => {
  it("refuses a rule that there is not", () => {
    const rule: EmissionRule = JSON.parse('"lottery"');
    expect(() => sharesUnder(rule, [])).toThrow(
      "rule: expected price, flow, net-flow, price-and-burn or gate, got lottery",
    );
  });
});

describe("simulateNetwork", () => {
  it("starves a subnet with outflow under the flow rule, though its price is high", () => {
    const outflow = 60;
    const last = lastShares("flow", (subnets) => subnets.map((_, i) => (i === 0 ? -outflow : 20)));
    expect(last[0]).toBe(0);
    expect(lastShares("price", (subnets) => subnets.map((_, i) => (i === 0 ? -outflow : 20)))[0]).toBeGreaterThan(0.2);
  });

  it("lets the burn of miners' pay cost emission under the rules that look at it, and most under the gate", () => {
    const lossUnder = (rule: EmissionRule) => {
      const shareWith = (minerBurned: number) => {
        const subnets = aNetwork(6).map((subnet, i) => (i === 3 ? { ...subnet, minerBurned } : subnet));
        return sharesUnder(rule, subnets, { gate: { barRank: 4 } })[3] ?? 0;
      };
      return 1 - shareWith(0.5) / shareWith(0);
    };
    expect(lossUnder("price")).toBe(0);
    expect(lossUnder("price-and-burn")).toBeGreaterThan(0.3);
    expect(lossUnder("gate")).toBeGreaterThan(lossUnder("price-and-burn"));
  });

  it("can change the rule on the way, as the chain did", () => {
    const steps = [
      ...simulateNetwork({
        subnets: aNetwork(3).map((subnet) => ({ ...subnet, userFlowEma: 0 })),
        stepCount: 4,
        behaviourOn: () => ({ netFlows: [-5, 5, 0] }),
        settingsOn: (step) => ({ rule: step < 2 ? "price" : "flow" }),
      }),
    ];
    expect(steps[1]?.shares.every((share) => share > 0)).toBe(true);
    expect(steps[2]?.shares[0]).toBe(0);
  });

  it("stays finite over a thousand days of 128 subnets", () => {
    let last: NetworkSubnet[] = [];
    const run = simulateNetwork({
      subnets: aNetwork(128),
      stepCount: 1000,
      behaviourOn: (step, subnets) => ({ netFlows: subnets.map((_, i) => 50 * Math.sin(step / 9 + i)) }),
    });
    for (const { subnets } of run) last = subnets;
    expect(last.every(({ emaPrice, pool }) => Number.isFinite(emaPrice + pool.tao + pool.alpha))).toBe(true);
  });
});

function lastShares(rule: EmissionRule, netFlowsOf: (subnets: readonly NetworkSubnet[]) => number[]): number[] {
  const steps = [
    ...simulateNetwork({
      subnets: aNetwork(4),
      stepCount: 60,
      behaviourOn: (_, subnets) => ({ netFlows: netFlowsOf(subnets) }),
      settingsOn: () => ({ rule }),
    }),
  ];
  return steps.at(-1)?.shares ?? [];
}

/** The first subnet has the highest price, each further one a lower. */
function aNetwork(count: number): NetworkSubnet[] {
  return Array.from({ length: count }, (_, i) =>
    newNetworkSubnet({
      netuid: i + 1,
      tao: 50_000 / (i + 1),
      alpha: 1_000_000,
      alphaIssued: 3_000_000,
      ageInBlocks: 1_000_000,
      userFlowEma: 0.001,
    }),
  );
}

function anyNetwork() {
  const subnet = fc.record({
    tao: fc.double({ min: 10, max: 100_000, noNaN: true }),
    alpha: fc.double({ min: 10_000, max: 3_000_000, noNaN: true }),
    userFlowEma: fc.double({ min: -1, max: 1, noNaN: true }),
    minerBurned: fc.double({ min: 0, max: 1, noNaN: true }),
    isEmissionEnabled: fc.boolean(),
    netFlow: fc.double({ min: -1000, max: 1000, noNaN: true }),
  });
  return fc.array(subnet, { maxLength: 8 }).map((list) => ({
    netFlows: list.map(({ netFlow }) => netFlow),
    subnets: list.map(({ netFlow: _, ...known }, i) => newNetworkSubnet({ netuid: i + 1, alphaIssued: 5e6, ...known })),
  }));
}

function taoIn(subnets: readonly NetworkSubnet[]): number {
  return subnets.reduce((sum, { pool }) => sum + pool.tao, 0);
}
