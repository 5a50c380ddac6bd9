import { describe, expect, it } from "vitest";
import { POT, playRound, TESTS } from "./rounds.ts";

describe("playRound", () => {
  it.each([
    ["list", ["memorises", "copies"]],
    ["fresh", ["copies"]],
    ["sealed", ["works"]],
  ] as const)("with the test %s pays best who does this", (test, best) => {
    expect(
      playRound(test)
        .filter(({ isBest }) => isBest)
        .map(({ name }) => name),
    ).toEqual(best);
  });

  it.each(TESTS)("pays out all, with the test %s", (test) => {
    expect(playRound(test).reduce((sum, { pay }) => sum + pay, 0)).toBeCloseTo(POT, 9);
  });
});
