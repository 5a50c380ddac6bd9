import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { costAfter, EARLIEST, INTERVAL_DAYS, LAST } from "./lock.ts";

describe("costAfter", () => {
  it.each([
    [0, 1200],
    [2, 1050],
    [4, 900],
    [8, 600],
    [16, 1],
    [24, 1],
  ])("after %s days is what the text says, and the minimum in the end", (days, cost) => {
    expect(costAfter(days, LAST)).toBeCloseTo(cost, 3);
  });

  it("keeps to the facts", async () => {
    const readValue = await readFactValues();
    expect(INTERVAL_DAYS * 7200).toBe(readValue("lock-cost-interval"));
    expect(EARLIEST * 7200).toBe(readValue("subnet-rate-limit"));
  });
});
