import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { DELAY_DAYS, leakAfter, STEPS } from "./leak.ts";

const LAST = STEPS.length - 1;

describe("leakAfter", () => {
  it("waits as long as the facts say", async () => {
    const facts = await readFactValues();
    expect(facts("coldkey-swap-delay")).toBe(DELAY_DAYS * Number(facts("blocks-per-day")));
  });

  it("sends TAO and stake before the announcement, and nothing after it", () => {
    expect(leakAfter("owner", 2)).toMatchObject({ hasTaoLeft: true, hasStakeLeft: true, signs: "everything" });
    expect(leakAfter("owner", 3)).toMatchObject({ hasRestLeft: false, signs: "swap", days: 0 });
  });

  it("brings the rest to the owner's key only after the whole delay", () => {
    expect(leakAfter("owner", LAST)).toMatchObject({ hasRestLeft: true, days: DELAY_DAYS });
  });

  it("freezes the key for both when a dispute comes in time", () => {
    const disputed = leakAfter("thief", LAST);
    expect(disputed).toMatchObject({ hasRestLeft: false, signs: "nothing" });
    expect(disputed.days).toBeLessThan(DELAY_DAYS);
  });
});
