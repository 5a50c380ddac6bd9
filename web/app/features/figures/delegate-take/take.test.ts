import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { LARGEST_TAKE, shareDividends } from "./take.ts";

describe("shareDividends", () => {
  it("goes as far as the largest take of the facts", async () => {
    expect((await readFactValues())("delegate-take-max")).toBe(LARGEST_TAKE * 100);
  });

  it.each([
    [250, 0.18, 45, 205, 4.1],
    [215, 0.05, 10.75, 204.25, 4.085],
    [190, 0, 0, 190, 3.8],
    [250, 0.09, 22.5, 227.5, 4.55],
  ])("of %s α with a take of %s", (dividends, take, kept, left, yours) => {
    const shared = shareDividends(dividends, take);
    expect(shared.kept).toBeCloseTo(kept, 6);
    expect(shared.left).toBeCloseTo(left, 6);
    expect(shared.yours).toBeCloseTo(yours, 6);
  });
});
