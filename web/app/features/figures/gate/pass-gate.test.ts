import { describe, expect, it } from "vitest";
import { passGate } from "./pass-gate.ts";

describe("passGate", () => {
  it.each([
    [0.25, 0.015, 0.004],
    [0.5, 0.111, 0.056],
    [0.75, 0.297, 0.223],
    [1, 0.5, 0.5],
    [1.5, 0.771, 1.157],
    [2, 0.889, 1.778],
  ])("of a share of %s times the bar", (share, gate, passed) => {
    expect(passGate(share).gate).toBeCloseTo(gate, 3);
    expect(passGate(share).passed).toBeCloseTo(passed, 3);
  });
});
