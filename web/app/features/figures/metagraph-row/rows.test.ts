import { describe, expect, it } from "vitest";
import { HALF, ROWS } from "./rows.ts";

describe("the metagraph of the figure", () => {
  it("pays what the text says", () => {
    expect(ROWS.map(({ emission }) => emission?.toFixed(2))).toEqual(["94.46", "53.14", "91.51", "56.09", "0.00"]);
  });

  it("adds up", () => {
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0);
    expect(sum(ROWS.map(({ dividends }) => dividends))).toBeCloseTo(1, 9);
    expect(sum(ROWS.map(({ incentive }) => incentive))).toBeCloseTo(1, 9);
    expect(sum(ROWS.map(({ emission }) => emission))).toBeCloseTo(2 * HALF, 9);
  });

  it("cuts nothing of a validator that holds half of the stake", () => {
    const total = ROWS.reduce((sum, { stake }) => sum + (stake ?? 0), 0);
    const ruling = ROWS.filter(({ stake }) => (stake ?? 0) >= total / 2);
    expect(ruling.map(({ trust }) => trust)).toEqual([1]);
  });
});
