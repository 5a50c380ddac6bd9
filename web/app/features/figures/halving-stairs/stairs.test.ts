import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { ISSUED_NOW, STAIRS, standAt } from "./stairs.ts";

describe("standAt", () => {
  it("begins where the network stands by the facts", async () => {
    expect((await readFactValues())("total-issuance")).toBe(ISSUED_NOW);
    expect(standAt(ISSUED_NOW)).toEqual({ emission: 0.5, next: 15_750_000 });
  });

  it("halves at each threshold, and ends with all of it", () => {
    expect(standAt(10_499_999).emission).toBe(1);
    expect(standAt(10_500_000)).toEqual({ emission: 0.5, next: 15_750_000 });
    expect(standAt(21_000_000)).toEqual({ emission: 0, next: null });
    expect(STAIRS.map(({ from }) => from).slice(0, 3)).toEqual([0, 10_500_000, 15_750_000]);
  });
});
