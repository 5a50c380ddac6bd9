import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { LEAST, MOST, PERMITS, permitsWith } from "./permitted.ts";

describe("permitsWith", () => {
  it.each([
    [0, 3_100, false, null],
    [2_400, 3_100, false, null],
    [3_100, 3_100, true, "E"],
    [4_200, 4_000, true, "E"],
    [MOST, 4_000, true, "E"],
  ])("%s of yours", (yours, bar, isPermitted, loser) => {
    const result = permitsWith(yours);
    expect(result).toMatchObject({ bar, isPermitted, loser });
    expect(result.all.filter((one) => one.isPermitted)).toHaveLength(PERMITS);
  });

  it("asks for the least stake weight of the facts", async () => {
    expect((await readFactValues())("validator-min-stake-weight")).toBe(LEAST);
  });
});
