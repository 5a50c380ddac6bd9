import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { accountOf, PLAN, TOGETHER } from "./account.ts";

describe("accountOf", () => {
  it("pays out of what miners get together", async () => {
    const facts = await readFactValues();
    const together = facts("blocks-per-day") * (facts("miner-share") / 100);
    expect(TOGETHER).toBeCloseTo(together * 0.005, 6);
    expect(accountOf(PLAN).income).toBeCloseTo(together * 0.005 * PLAN.share, 9);
  });

  it("has come back when income has made up for place and machine", () => {
    const { income, paidAfter } = accountOf(PLAN);
    expect(paidAfter).not.toBeNull();
    expect((paidAfter ?? 0) * income).toBeCloseTo(PLAN.place + (paidAfter ?? 0) * PLAN.machine, 9);
  });

  it("never comes back where the machine costs as much as it brings, even if the place was free", () => {
    expect(accountOf({ place: 0, machine: 0.0738, share: 0.005 }).paidAfter).toBeNull();
    expect(accountOf({ ...PLAN, share: PLAN.share / 2 }).paidAfter).toBeNull();
  });
});
