import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";
import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { AFTER, BEFORE, EPOCHS, HOURS_PER_EPOCH, sharesAfter } from "./shares.ts";

/** The first validator's dividends after so many epochs with the new stake, by whole epochs after a long time with the old. */
function dividendAfter(epochs: number, mode: "yuma2" | "yuma3"): number {
  let storedBonds: number[][] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let dividend = 0;
  for (let epoch = -200; epoch <= epochs; epoch += 1) {
    const first = epoch > 0 ? AFTER : BEFORE;
    const weights = [
      [0, 0, 1],
      [0, 0, 1],
    ];
    const result = runEpoch({ stake: [first, 1 - first, 0], weights, storedBonds, mode });
    storedBonds = result.storedBonds;
    dividend = result.dividends[0] ?? 0;
  }
  return dividend;
}

describe("sharesAfter", () => {
  it.each([0, 1, 5, 10, 20, EPOCHS])("is what whole epochs pay: %s", (epochs) => {
    expect(sharesAfter(epochs).two).toBeCloseTo(dividendAfter(epochs, "yuma2"), 3);
    expect(sharesAfter(epochs).three).toBeCloseTo(dividendAfter(epochs, "yuma3"), 3);
  });

  it.each([
    [1, 0.24],
    [5, 0.364],
    [10, 0.461],
    [20, 0.551],
  ])("is what the table of the text says: %s", (epochs, share) => {
    expect(sharesAfter(epochs).two).toBeCloseTo(share, 3);
  });

  it("counts epochs of the default tempo", async () => {
    expect(HOURS_PER_EPOCH * 60).toBe(((await readFactValues())("tempo") * 12) / 60);
  });
});
