import { describe, expect, it } from "vitest";
import { lineUp } from "./line-up.ts";

describe("lineUp", () => {
  it.each([
    [[1, 0.5, 0.4, 0.3], "ABCD", "B", 0.5, 0.595],
    [[0.6, 0.5, 0.4, 0.3], "ABCD", "B", 0.5, 0.475],
    [[0, 0.5, 0.4, 0.3], "BCDA", "C", 0.4, 0.295],
    [[0.5, 0.5, 0.5, 0.5], "ABCD", "B", 0.5, 0.5],
    [[0.1, 0.2, 0.9, 0.8], "CDBA", "B", 0.2, 0.435],
  ])("of %j", (weights, order, middle, consensus, average) => {
    const line = lineUp(weights);
    expect(line.line.map(({ name }) => name).join("")).toBe(order);
    expect(line.middle).toBe(middle);
    expect(line.consensus).toBe(consensus);
    expect(line.average).toBeCloseTo(average, 9);
    // The one who stands at half of the stake gives the consensus.
    expect(line.line.find(({ name }) => name === middle)?.weight).toBe(consensus);
  });
});
