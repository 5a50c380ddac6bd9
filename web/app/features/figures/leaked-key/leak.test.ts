import { type Call, resetSwap, type SwapState, signCall, UNUSED } from "@learn-bittensor/simulators/coldkey-swap";
import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { DELAY_DAYS, leakAfter, STEPS } from "./leak.ts";

const LAST = STEPS.length - 1;

describe("leakAfter", () => {
  it("waits as long as the facts say", async () => {
    const facts = await readFactValues();
    expect(facts("coldkey-swap-delay")).toBe(DELAY_DAYS * Number(facts("blocks-per-day")));
  });

  it.each(["owner", "thief"] as const)("shows what the chain makes of it when the %s is first", (first) => {
    const day = 7_200;
    const calls: Call[] = [
      { kind: "send_tao", to: "A", amount: 9 },
      { kind: "transfer_stake", to: "A", amount: 20 },
      { kind: "announce", to: first === "owner" ? "B" : "T" },
      first === "owner" ? { kind: "execute", to: "B" } : { kind: "dispute" },
    ];
    let state: SwapState = {
      accounts: { old: { ...UNUSED, tao: 10, stake: 20, bound: 1, hasStaked: true } },
      announced: {},
      disputed: {},
    };
    for (const [index, call] of calls.entries()) {
      const shown = leakAfter(first, index + 1);
      const outcome = signCall(state, "old", call, shown.days * day);
      expect(outcome.refused).toBeNull();
      state = outcome.state;
      const { refused } = signCall(state, "old", { kind: "send_tao", to: "old", amount: 0 }, shown.days * day);
      const signs =
        refused === "ColdkeySwapAnnounced" ? "swap" : refused === "ColdkeySwapDisputed" ? "nothing" : "everything";
      // After the swap nothing is left at the old key that it could sign for.
      if (!shown.hasRestLeft) expect(shown.signs).toBe(signs);
      expect(shown.hasRestLeft).toBe((state.accounts.B?.bound ?? 0) === 1);
    }
    expect(resetSwap(state, "old")).toMatchObject({ announced: {}, disputed: {} });
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
