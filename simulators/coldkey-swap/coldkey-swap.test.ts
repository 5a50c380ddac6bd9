import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Call, resetSwap, type SwapState, signCall, UNUSED } from "./coldkey-swap.ts";

const DAY = 7_200;
const FIVE_DAYS = 36_000;
const FEES = 1;

/** A leaked key with free TAO, stake, and what only a swap can move; A and B are the owner's new keys, T the thief's. */
const LEAKED: SwapState = {
  accounts: { old: { ...UNUSED, tao: 10, stake: 20, bound: 3, hasStaked: true } },
  announced: {},
  disputed: {},
};

describe("the emergency procedure", () => {
  const [tao, stake, announced] = [
    { kind: "send_tao", to: "A", amount: 10 - FEES },
    { kind: "transfer_stake", to: "A", amount: 20 },
    { kind: "announce", to: "B" },
  ] as const satisfies Call[];

  it("saves everything with two new coldkeys: A for what can be sent, B for the swap", () => {
    const waiting = signAll(LEAKED, [tao, stake, announced], 0);
    const { state, refused } = signCall(waiting, "old", { kind: "execute", to: "B" }, FIVE_DAYS);
    expect(refused).toBeNull();
    expect(state.accounts.A).toMatchObject({ tao: 9, stake: 20 });
    expect(state.accounts.B?.bound).toBe(3);
    expect(state.accounts.B?.tao).toBeCloseTo(FEES - 0.1, 12);
    expect(state.accounts.old).toMatchObject({ tao: 0, stake: 0, bound: 0 });
  });

  it("fails with one: who has received stake is refused, and only after five days", () => {
    const waiting = signAll(LEAKED, [tao, stake, { kind: "announce", to: "A" }], 0);
    expect(sign(waiting, { kind: "execute", to: "A" }, FIVE_DAYS - 1)).toBe("ColdkeySwapTooEarly");
    expect(sign(waiting, { kind: "execute", to: "A" }, FIVE_DAYS)).toBe("ColdKeyAlreadyAssociated");
    // The mark stays when the stake is gone.
    const { state } = signCall(waiting, "A", { kind: "unstake", amount: 20 }, FIVE_DAYS);
    expect(sign(state, { kind: "execute", to: "A" }, FIVE_DAYS)).toBe("ColdKeyAlreadyAssociated");
    // The way out takes six more days: a day until B can be announced, five until it is executed.
    expect(sign(waiting, announced, FIVE_DAYS + DAY - 1)).toBe("ColdkeySwapReannouncedTooEarly");
    const again = signAll(waiting, [announced], FIVE_DAYS + DAY);
    expect(sign(again, { kind: "execute", to: "B" }, FIVE_DAYS + DAY + FIVE_DAYS)).toBeNull();
  });

  it("sends before it announces: afterwards nothing can be sent, by anybody who holds the key", () => {
    const waiting = signAll(LEAKED, [announced], 0);
    for (const call of [tao, stake, { kind: "unstake", amount: 1 }] satisfies Call[]) {
      expect(sign(waiting, call, 1)).toBe("ColdkeySwapAnnounced");
      expect(sign(waiting, call, FIVE_DAYS + DAY)).toBe("ColdkeySwapAnnounced");
      expect(sign(waiting, { kind: "hidden", call }, 1)).toBe("ColdkeySwapAnnounced");
    }
  });

  it("keeps the cost of the announcement at the old key", () => {
    const emptied = signAll(LEAKED, [{ ...tao, amount: 10 }], 0);
    expect(sign(emptied, announced, 0)).toBe("NotEnoughBalanceToPaySwapColdKey");
  });

  it("executes at once: a day later the thief can announce in its place, without paying again", () => {
    const waiting = signAll(LEAKED, [announced], 0);
    const replaced = signAll(waiting, [{ kind: "announce", to: "T" }], FIVE_DAYS + DAY);
    expect(sign(replaced, { kind: "execute", to: "B" }, FIVE_DAYS + DAY)).toBe("AnnouncedColdkeyHashDoesNotMatch");
    expect(replaced.accounts.old?.tao).toBe(waiting.accounts.old?.tao);
  });

  it("keeps B unknown: a scrap of stake sent to it spoils the swap, TAO does not", () => {
    const waiting = signAll(LEAKED, [announced], 0);
    const thief = {
      ...waiting,
      accounts: { ...waiting.accounts, T: { ...UNUSED, tao: 1, stake: 1, hasStaked: true } },
    };
    const { state: withTao } = signCall(thief, "T", { kind: "send_tao", to: "B", amount: 1 }, 1);
    expect(sign(withTao, { kind: "execute", to: "B" }, FIVE_DAYS)).toBeNull();
    const { state: spoiled } = signCall(thief, "T", { kind: "transfer_stake", to: "B", amount: 0.1 }, 1);
    expect(sign(spoiled, { kind: "execute", to: "B" }, FIVE_DAYS)).toBe("ColdKeyAlreadyAssociated");
  });

  it("takes no hotkey for B", () => {
    const waiting = signAll(
      { ...LEAKED, accounts: { ...LEAKED.accounts, B: { ...UNUSED, isHotkey: true } } },
      [announced],
      0,
    );
    expect(sign(waiting, { kind: "execute", to: "B" }, FIVE_DAYS)).toBe("NewColdKeyIsHotkey");
  });
});

describe("a dispute", () => {
  const stolen = signAll(LEAKED, [{ kind: "announce", to: "T" }], 0);
  const disputed = signAll(stolen, [{ kind: "dispute" }], DAY);

  it("is all that is left where the thief was first, and stops his swap", () => {
    expect(sign(stolen, { kind: "announce", to: "B" }, DAY)).toBe("ColdkeySwapReannouncedTooEarly");
    expect(sign(stolen, { kind: "clear" }, DAY)).toBe("ColdkeySwapClearTooEarly");
    expect(sign(disputed, { kind: "execute", to: "T" }, FIVE_DAYS)).toBe("ColdkeySwapDisputed");
  });

  it("freezes the key for every call and for good, until root resets it", () => {
    const calls: Call[] = [
      { kind: "send_tao", to: "A", amount: 1 },
      { kind: "announce", to: "B" },
      { kind: "clear" },
      { kind: "dispute" },
      { kind: "hidden", call: { kind: "clear" } },
    ];
    for (const call of calls) expect(sign(disputed, call, 1_000 * DAY)).toBe("ColdkeySwapDisputed");
    const reset = resetSwap(disputed, "old");
    expect(sign(reset, { kind: "send_tao", to: "A", amount: 1 }, 1_000 * DAY)).toBeNull();
    expect(sign(reset, { kind: "announce", to: "B" }, 1_000 * DAY)).toBeNull();
  });

  it("needs an announcement, and comes too late once the swap is executed", () => {
    expect(sign(LEAKED, { kind: "dispute" }, 0)).toBe("ColdkeySwapAnnouncementNotFound");
    const { state } = signCall(stolen, "old", { kind: "execute", to: "T" }, FIVE_DAYS);
    expect(sign(state, { kind: "dispute" }, FIVE_DAYS)).toBe("ColdkeySwapAnnouncementNotFound");
    expect(state.accounts.T?.bound).toBe(3);
  });

  it("can be withdrawn with the announcement by nobody; an announcement a day after its time by whoever holds the key", () => {
    expect(sign(stolen, { kind: "clear" }, FIVE_DAYS + DAY)).toBeNull();
    expect(sign(disputed, { kind: "clear" }, FIVE_DAYS + DAY)).toBe("ColdkeySwapDisputed");
  });
});

describe("signCall", () => {
  it("creates and loses nothing but the cost, whatever is signed when", () => {
    const account = fc.constantFrom("old", "A", "B", "T");
    const amount = fc.integer({ min: 0, max: 30 });
    const open: fc.Arbitrary<Call> = fc.oneof(
      fc.record({ kind: fc.constantFrom("send_tao", "transfer_stake"), to: account, amount }),
      fc.record({ kind: fc.constant("unstake"), amount }),
      fc.record({ kind: fc.constantFrom("announce", "execute"), to: account }),
      fc.record({ kind: fc.constantFrom("dispute", "clear") }),
    );
    const call = fc.oneof(open, fc.record({ kind: fc.constant("hidden" as const), call: open }));
    const signed = fc.record({ who: account, call, wait: fc.integer({ min: 0, max: 2 * FIVE_DAYS }) });
    fc.assert(
      fc.property(fc.array(signed, { maxLength: 20 }), (story) => {
        let state = LEAKED;
        let block = 0;
        let costs = 0;
        for (const { who, call: asked, wait } of story) {
          block += wait;
          const before = state;
          const outcome = signCall(before, who, asked, block);
          if (outcome.refused) expect(outcome.state).toBe(before);
          else if (Object.keys(outcome.state.announced).length > Object.keys(before.announced).length) costs += 0.1;
          // A frozen key keeps what it has; others may still send to it.
          if (before.disputed[who]) expect(outcome.refused).toBe("ColdkeySwapDisputed");
          state = outcome.state;
        }
        const held = Object.values(state.accounts);
        const sum = (pick: (holdings: (typeof held)[number]) => number) =>
          held.reduce((all, each) => all + pick(each), 0);
        expect(sum(({ tao, stake }) => tao + stake)).toBeCloseTo(30 - costs, 9);
        expect(sum(({ bound }) => bound)).toBe(3);
      }),
    );
  });

  it.each([
    [{ kind: "send_tao", to: "A", amount: Number.NaN }, 0, {}],
    [{ kind: "unstake", amount: -1 }, 0, {}],
    [{ kind: "dispute" }, 0.5, {}],
    [{ kind: "announce", to: "A" }, 0, { cost: Number.POSITIVE_INFINITY }],
  ] as const)("refuses what it cannot compute with: %j", (call, block, rules) => {
    expect(() => signCall(LEAKED, "old", call, block, rules)).toThrow(RangeError);
  });

  it("moves no more than there is", () => {
    expect(sign(LEAKED, { kind: "transfer_stake", to: "A", amount: 21 }, 0)).toBe("BadAmount");
    expect(sign(LEAKED, { kind: "unstake", amount: 21 }, 0)).toBe("BadAmount");
  });
});

/** What the chain says to a call of the leaked key; null where it does it. */
function sign(state: SwapState, call: Call, block: number) {
  return signCall(state, "old", call, block).refused;
}

function signAll(state: SwapState, calls: readonly Call[], block: number): SwapState {
  return calls.reduce((before, call) => {
    const outcome = signCall(before, "old", call, block);
    expect(outcome.refused).toBeNull();
    return outcome.state;
  }, state);
}
