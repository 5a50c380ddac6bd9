import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RAO_PER_TAO } from "../block-emission.ts";
import { burnAfter, registrationsPerHalfLife, simulateBurn } from "./burn.ts";
import { convictionAfter } from "./conviction.ts";
import { type LockCostInput, lockReductionIntervalInBlocks, subnetLockCostInRao } from "./subnet-lock-cost.ts";

describe("burnAfter", () => {
  it("rises by 1.26 per registration and halves every 360 blocks", () => {
    expect(burnAfter(0.5, { registrations: 1, blocks: 0 })).toBeCloseTo(0.63, 12);
    expect(burnAfter(1, { registrations: 0, blocks: 720 })).toBeCloseTo(0.25, 12);
    expect(burnAfter(1, { registrations: 0, blocks: 720, halfLifeInBlocks: 0 })).toBe(1);
  });

  it("stays between floor and ceiling", () => {
    fc.assert(
      fc.property(aBurn(), fc.nat({ max: 200 }), fc.nat({ max: 100_000 }), (burn, registrations, blocks) => {
        const after = burnAfter(burn, { registrations, blocks });
        expect(after >= 0.0005 && after <= 100).toBe(true);
      }),
    );
  });

  it("refuses a floor above the ceiling", () => {
    expect(() => burnAfter(1, { registrations: 0, blocks: 0, minBurnInTao: 2, maxBurnInTao: 1 })).toThrow(
      "minBurnInTao: expected a number from 0 to 1, got 2",
    );
  });
});

describe("simulateBurn", () => {
  it("is what burnAfter says, where no bound is met", () => {
    const [last] = simulateBurn(1, [0, 0, 3, 0]).slice(-1);
    expect(last?.burnInTao).toBeCloseTo(burnAfter(1, { registrations: 3, blocks: 4 }), 12);
  });

  it("lets each of a block's registrations pay what the one before left", () => {
    const [, first] = simulateBurn(1, [3], { halfLifeInBlocks: 0 });
    expect(first?.paidInTao).toEqual([1, 1.26, 1.26 * 1.26]);
  });

  it("keeps the price about where it is with three registrations in 360 blocks", () => {
    expect(registrationsPerHalfLife()).toBeCloseTo(3, 2);
    const everyTwoHours = Array.from({ length: 3600 }, (_, block) => (block % 120 === 119 ? 1 : 0));
    expect(simulateBurn(1, everyTwoHours).at(-1)?.burnInTao).toBeCloseTo(1, 1);
  });

  it("refuses half a registration", () => {
    expect(() => simulateBurn(1, [0.5])).toThrow(
      "registrationsPerBlock[0]: expected a whole number from 0 to 1000, got 0.5",
    );
  });
});

describe("subnetLockCostInRao", () => {
  it("doubles with a creation, is back after an interval and stays at the minimum in the end", () => {
    const at = (currentBlock: number) => subnetLockCostInRao(aLock({ currentBlock }));
    expect(at(1000)).toBe(1000n * RAO_PER_TAO);
    expect(Number(at(101_800)) / 1e9).toBeCloseTo(500, 3);
    expect(at(10_000_000)).toBe(RAO_PER_TAO);
  });

  it("gives what the chain answered on 8 October 2026, by the interval in force", () => {
    const cost = subnetLockCostInRao({
      lastLockInRao: 653_020_000_000n,
      lastLockBlock: 9_210_610,
      currentBlock: 9_240_878,
      minLockInRao: RAO_PER_TAO,
      reductionIntervalInBlocks: lockReductionIntervalInBlocks(115_200, 500_000_000n),
    });
    expect(Number(cost) / 1e9).toBeCloseTo(962.89, 2);
  });

  it("does not double before the first subnet", () => {
    expect(subnetLockCostInRao(aLock({ lastLockBlock: 0, currentBlock: 0 }))).toBe(500n * RAO_PER_TAO);
  });

  it("never rises while nobody creates a subnet, and is never below the minimum", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 16n), fc.nat(), fc.nat(), (lastLockInRao, a, b) => {
        const at = (elapsed: number) => subnetLockCostInRao(aLock({ lastLockInRao, currentBlock: 1000 + elapsed }));
        expect(at(Math.max(a, b)) <= at(Math.min(a, b))).toBe(true);
        expect(at(a) >= RAO_PER_TAO).toBe(true);
      }),
    );
  });

  it("refuses a block before the last lock and a negative price", () => {
    expect(() => subnetLockCostInRao(aLock({ currentBlock: 999 }))).toThrow("currentBlock");
    expect(() => subnetLockCostInRao(aLock({ lastLockInRao: -1n }))).toThrow(
      "lastLockInRao: expected 0 or more RAO, got -1",
    );
  });
});

describe("lockReductionIntervalInBlocks", () => {
  it("shrinks what is stored with the TAO of a block, to whole blocks", () => {
    expect(lockReductionIntervalInBlocks(115_200, 1_000_000_000n)).toBe(115_200);
    expect(lockReductionIntervalInBlocks(115_200, 500_000_000n)).toBe(57_600);
    expect(lockReductionIntervalInBlocks(100_801, 500_000_000n)).toBe(50_400);
  });

  it("refuses half a block", () => {
    expect(() => lockReductionIntervalInBlocks(0.5, 500_000_000n)).toThrow("storedIntervalInBlocks");
  });
});

describe("convictionAfter", () => {
  it("grows towards what is locked for good", () => {
    expect(convictionAfter("perpetual", { lockedMass: 100, conviction: 0 }, 0.5).conviction).toBeCloseTo(39.35, 2);
    expect(convictionAfter("perpetual", { lockedMass: 100, conviction: 100 }, 9).conviction).toBe(100);
  });

  it("is the same in one step as in two, and never above what was locked", () => {
    fc.assert(
      fc.property(fc.constantFrom("perpetual" as const, "decaying" as const), aTime(), aTime(), (mode, a, b) => {
        const start = { lockedMass: 100, conviction: 20 };
        const whole = convictionAfter(mode, start, a + b);
        const parts = convictionAfter(mode, convictionAfter(mode, start, a), b);
        expect(parts.conviction).toBeCloseTo(whole.conviction, 9);
        expect(parts.lockedMass).toBeCloseTo(whole.lockedMass, 9);
        expect(whole.conviction).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("refuses negative time", () => {
    expect(() => convictionAfter("decaying", { lockedMass: 1, conviction: 0 }, -1)).toThrow("elapsed");
  });
});

function aLock(changes: Partial<LockCostInput>): LockCostInput {
  return {
    lastLockInRao: 500n * RAO_PER_TAO,
    lastLockBlock: 1000,
    currentBlock: 1000,
    minLockInRao: RAO_PER_TAO,
    ...changes,
  };
}

function aBurn() {
  return fc.double({ min: 0, max: 1000, noNaN: true });
}

function aTime() {
  return fc.double({ min: 0, max: 20, noNaN: true });
}
