import { describe, expect, it } from "vitest";
import { copiedFrom, OTHERS, rowOf } from "./row.ts";

describe("rowOf", () => {
  it("is what the text calculates", () => {
    const { sent, shares } = rowOf(0.9);
    expect(sent).toEqual([65_535, 43_690, 21_845, 0]);
    expect(shares.map((share) => share.toFixed(4))).toEqual(["0.5000", "0.3333", "0.1667", "0.0000"]);
  });

  it.each([0, 0.3, 1])("divides the whole row, also with a mark of %s", (mark) => {
    const { shares } = rowOf(mark);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect((shares[1] ?? 0) / (shares[2] ?? 1)).toBeCloseTo(2, 3);
  });
});

describe("copiedFrom", () => {
  it("is a whole row, between those that it is made of", () => {
    const rows = [rowOf(0.9), ...OTHERS];
    const copied = copiedFrom(rows);
    expect(copied.map((share) => share.toFixed(4))).toEqual(["0.5000", "0.3111", "0.1556", "0.0333"]);
    expect(copied.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
