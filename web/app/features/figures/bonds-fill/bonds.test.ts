import { runEpochs } from "@learn-bittensor/simulators/yuma/epochs";
import { describe, expect, it } from "vitest";
import { bondsAfter, EPOCHS, LATE } from "./bonds.ts";

describe("bondsAfter", () => {
  it("is what the text calculates", () => {
    const { bonds, share } = bondsAfter(10);
    expect(bonds[0]).toBeCloseTo(0.3257, 4);
    expect(bonds[1]).toBeCloseTo(0.2048, 4);
    expect(share).toBeCloseTo(0.614, 3);
  });

  it("is what epochs of Yuma 3 store", () => {
    const epochs = runEpochs({
      mode: "yuma3",
      bondsPenalty: 0,
      validatorStake: [1, 1],
      minerCount: 2,
      epochCount: EPOCHS,
      weightsOf: (epoch) => [[1, 1], epoch < LATE ? [0, 1] : [1, 1]],
    });
    for (const { epoch, bonds } of epochs) {
      const drawn = bondsAfter(epoch + 1).bonds;
      for (const [validator, bond] of drawn.entries()) expect(bonds[validator]?.[0]).toBeCloseTo(bond, 3);
    }
  });
});
