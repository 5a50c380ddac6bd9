import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isImmune, type Neuron, nextPrunedNeuron, nextPrunedSubnet } from "./pruning.ts";

const NOW = { currentBlock: 10_000 };

describe("isImmune", () => {
  it("ends when the age reaches the period", () => {
    expect(isImmune(100, 5099, 5000)).toBe(true);
    expect(isImmune(100, 5100, 5000)).toBe(false);
  });
});

describe("nextPrunedNeuron", () => {
  it("takes the lowest emission among those who are not immune", () => {
    const neurons = [...manyOld(11), aNeuron({ uid: 50, emission: 0, registeredAtBlock: 9999 })];
    expect(nextPrunedNeuron(neurons, NOW)?.uid).toBe(0);
  });

  it("takes the older registration among equals, then the lower UID", () => {
    const equals = manyOld(11).map((neuron) => ({ ...neuron, emission: 5 }));
    expect(nextPrunedNeuron(equals.toReversed(), NOW)?.uid).toBe(0);
    const older = equals.map((neuron) => (neuron.uid === 7 ? { ...neuron, registeredAtBlock: 0 } : neuron));
    expect(nextPrunedNeuron(older, NOW)?.uid).toBe(7);
  });

  it("takes an immune one where no more than ten are not", () => {
    const immune = aNeuron({ uid: 50, emission: 99, registeredAtBlock: 9999 });
    expect(nextPrunedNeuron([...manyOld(10), immune], NOW)?.uid).toBe(50);
    expect(nextPrunedNeuron(manyOld(10), NOW)).toBeNull();
    expect(nextPrunedNeuron([...manyOld(10), immune], { ...NOW, minNonImmune: 9 })?.uid).toBe(0);
  });

  it("never takes an owner's", () => {
    const neurons = manyOld(12).map((neuron) => (neuron.uid === 0 ? { ...neuron, isOwners: true } : neuron));
    expect(nextPrunedNeuron(neurons, NOW)?.uid).toBe(1);
    expect(
      nextPrunedNeuron(
        manyOld(12).map((neuron) => ({ ...neuron, isOwners: true })),
        NOW,
      ),
    ).toBeNull();
  });

  it("does not depend on the order of the list", () => {
    const neuron = fc.record({
      emission: fc.nat({ max: 3 }),
      registeredAtBlock: fc.nat({ max: 10_000 }),
      isOwners: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(neuron, { maxLength: 40 }), (list) => {
        const neurons = list.map((known, uid) => ({ uid, ...known }));
        expect(nextPrunedNeuron(neurons.toReversed(), NOW)).toEqual(nextPrunedNeuron(neurons, NOW));
      }),
    );
  });

  it("takes nobody from nobody, and refuses a negative emission", () => {
    expect(nextPrunedNeuron([], NOW)).toBeNull();
    expect(() => nextPrunedNeuron([aNeuron({ uid: 3, emission: -1 })], NOW)).toThrow("emission of UID 3");
  });
});

describe("nextPrunedSubnet", () => {
  it("takes the lowest moving price that is not immune, the oldest among equals, never root", () => {
    const subnets = [
      { netuid: 0, emaPrice: 0, registeredAtBlock: 0 },
      { netuid: 1, emaPrice: 0.02, registeredAtBlock: 500 },
      { netuid: 2, emaPrice: 0.01, registeredAtBlock: 600 },
      { netuid: 3, emaPrice: 0.01, registeredAtBlock: 400 },
      { netuid: 4, emaPrice: 0.001, registeredAtBlock: 900_000 },
    ];
    expect(nextPrunedSubnet(subnets, 1_000_000)?.netuid).toBe(3);
    expect(nextPrunedSubnet(subnets, 2_000_000)?.netuid).toBe(4);
    expect(nextPrunedSubnet(subnets, 1000)).toBeNull();
  });
});

/** Old enough not to be immune; the higher the UID, the higher the emission. */
function manyOld(count: number): Neuron[] {
  return Array.from({ length: count }, (_, uid) => aNeuron({ uid, emission: uid }));
}

function aNeuron(changes: Partial<Neuron>): Neuron {
  return { uid: 0, emission: 0, registeredAtBlock: 100, ...changes };
}
