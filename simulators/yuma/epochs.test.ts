import { describe, expect, it } from "vitest";
import { runEpochs, type Subnet, simulateEpochs } from "./epochs.ts";

const ALWAYS_THE_SAME = [
  [65_535, 0],
  [65_535, 0],
];

describe("runEpochs", () => {
  it("feeds the stored bonds into the next epoch: they approach the weights", () => {
    const bonds = runEpochs(aSubnet({ mode: "yuma3", epochCount: 60 })).map((epoch) => epoch.bonds[0]?.[0] ?? 0);
    expect(bonds[0]).toBeCloseTo(0.1, 3);
    expect(bonds.every((bond, epoch) => epoch === 0 || bond > (bonds[epoch - 1] ?? 0))).toBe(true);
    expect(bonds.at(-1)).toBeGreaterThan(0.99);
  });

  it("shows each epoch to those who set the next weights", () => {
    const seen: number[] = [];
    runEpochs(
      aSubnet({
        epochCount: 3,
        weightsOf(epoch, past) {
          seen.push(past.length);
          return epoch === 0 ? ALWAYS_THE_SAME : (past[0]?.weights ?? []);
        },
      }),
    );
    expect(seen).toEqual([0, 1, 2]);
  });

  it("erases a miner's bonds before the epoch that is asked", () => {
    const reset = runEpochs(aSubnet({ mode: "yuma3", epochCount: 3, bondResets: [{ beforeEpoch: 2, miner: 0 }] }));
    const fresh = runEpochs(aSubnet({ mode: "yuma3", epochCount: 1 }));
    expect(reset[2]?.bonds).toEqual(fresh[0]?.bonds);
  });

  it("permits only the largest stakes where a limit is set", () => {
    const [epoch] = runEpochs(aSubnet({ validatorStake: [2, 1], maxValidators: 1, epochCount: 1 }));
    expect(epoch?.dividends).toEqual([1, 0]);
  });

  it("refuses weights that do not fit", () => {
    expect(() => runEpochs(aSubnet({ weightsOf: () => [[1, 0]] }))).toThrow("weights: expected 2 entries, got 1");
  });
});

describe("simulateEpochs", () => {
  it("computes no epoch that nobody asks for", () => {
    let asked = 0;
    const epochs = simulateEpochs(
      aSubnet({
        epochCount: 1_000_000,
        weightsOf() {
          asked += 1;
          return ALWAYS_THE_SAME;
        },
      }),
    );
    for (const { epoch } of epochs) if (epoch === 4) break;
    expect(asked).toBe(5);
  });
});

function aSubnet(changes: Partial<Subnet>): Subnet {
  return { validatorStake: [1, 1], minerCount: 2, epochCount: 2, weightsOf: () => ALWAYS_THE_SAME, ...changes };
}
