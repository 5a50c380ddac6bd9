import { describe, expect, it } from "vitest";
import { ISSUED, MOST, takeOut } from "./endings.ts";

describe("takeOut", () => {
  it("lowers the ledger, or what can ever be in use", () => {
    expect(takeOut(2_000_000)).toEqual({
      recycled: { issued: 13_000_000, next: 15_750_000, end: 21_000_000 },
      burned: { issued: ISSUED, next: 15_750_000, end: 19_000_000 },
    });
  });

  it("never goes back below a halving in the picture", () => {
    expect(takeOut(MOST).recycled.next).toBe(takeOut(0).recycled.next);
  });
});
