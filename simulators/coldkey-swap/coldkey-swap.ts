import { checkNumber } from "../check-argument.ts";

/** An account, by a name of its own. */
export type Account = string;

/** What an account signs. A hidden call is one that was submitted encrypted: its own call is looked at once it is decrypted. */
export type Call =
  | { readonly kind: "send_tao" | "transfer_stake"; readonly to: Account; readonly amount: number }
  | { readonly kind: "unstake"; readonly amount: number }
  | { readonly kind: "announce" | "execute"; readonly to: Account }
  | { readonly kind: "dispute" | "clear" }
  | { readonly kind: "hidden"; readonly call: Call };

export interface Holdings {
  /** Free TAO. */
  readonly tao: number;
  /** Stake that can be transferred, as TAO at the time. */
  readonly stake: number;
  /** Hotkeys, subnets and collateral, counted: only a swap moves them. */
  readonly bound: number;
  /** Whether it ever held stake: the mark stays when the stake is gone. */
  readonly hasStaked: boolean;
  readonly isHotkey: boolean;
}

export interface SwapState {
  readonly accounts: Readonly<Record<Account, Holdings>>;
  /** By who is swapped: from which block on it can be executed, and to whom. The chain stores a hash of the destination. */
  readonly announced: Readonly<Record<Account, { readonly when: number; readonly to: Account }>>;
  readonly disputed: Readonly<Record<Account, boolean>>;
}

export interface SwapRules {
  /** From the announcement to the execution. Default: 36,000 blocks, five days. */
  readonly delayInBlocks?: number;
  /** From then to a new announcement, or a withdrawal. Default: 7,200 blocks, a day. */
  readonly reannounceInBlocks?: number;
  /** In TAO, due with the first announcement. Default: 0.1. */
  readonly cost?: number;
}

/** As the chain names what it refuses; `BadAmount` stands for the balances' own refusals. */
export type Refusal =
  | "AnnouncedColdkeyHashDoesNotMatch"
  | "BadAmount"
  | "ColdKeyAlreadyAssociated"
  | "ColdkeySwapAlreadyDisputed"
  | "ColdkeySwapAnnounced"
  | "ColdkeySwapAnnouncementNotFound"
  | "ColdkeySwapClearTooEarly"
  | "ColdkeySwapDisputed"
  | "ColdkeySwapReannouncedTooEarly"
  | "ColdkeySwapTooEarly"
  | "NewColdKeyIsHotkey"
  | "NotEnoughBalanceToPaySwapColdKey";

/** After a call: the state, which a refused call leaves as it was. */
export interface Outcome {
  readonly state: SwapState;
  readonly refused: Refusal | null;
}

const OPEN_WHILE_ANNOUNCED = new Set<Call["kind"]>(["announce", "execute", "dispute", "clear", "hidden"]);

/** An account that nobody has used. */
export const UNUSED: Holdings = { tao: 0, stake: 0, bound: 0, hasStaked: false, isHotkey: false };

/**
 * What the chain makes of a call that a coldkey signs in a block. Whoever holds the key signs alike: owner and thief are one
 * account here.
 *
 * Follows subtensor's `guards/check_coldkey_swap.rs`, the calls `announce_coldkey_swap`, `swap_coldkey_announced`,
 * `dispute_coldkey_swap` and `clear_coldkey_swap_announcement` of `macros/dispatches.rs`, and `swap/swap_coldkey.rs` (spec 425).
 * Leaves out transaction fees, subnets that forbid transfers, locks, rewards on root (a claim comes before the transfer), proxies
 * (whose calls meet the same guard), and what a swap carries over besides. Newer code takes the mark of stake away with the last
 * of it.
 *
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function signCall(state: SwapState, who: Account, call: Call, block: number, rules: SwapRules = {}): Outcome {
  checkNumber("block", block, { min: 0, isWhole: true });
  const guarded = whatGuardRefuses(state, who, call);
  if (guarded) return { state, refused: guarded };
  const { delayInBlocks = 36_000, reannounceInBlocks = 7_200, cost = 0.1 } = rules;
  checkNumber("delayInBlocks", delayInBlocks, { min: 0, isWhole: true });
  checkNumber("reannounceInBlocks", reannounceInBlocks, { min: 0, isWhole: true });
  checkNumber("cost", cost, { min: 0 });
  const done = dispatch(state, who, call, { block, delayInBlocks, reannounceInBlocks, cost });
  return typeof done === "string" ? { state, refused: done } : { state: done, refused: null };
}

/** Root takes announcement and dispute away; both holders of the key can sign again. */
export function resetSwap({ accounts, announced, disputed }: SwapState, of: Account): SwapState {
  return { accounts, announced: without(announced, of), disputed: without(disputed, of) };
}

function whatGuardRefuses({ announced, disputed }: SwapState, who: Account, call: Call): Refusal | null {
  if (!announced[who]) return null;
  if (disputed[who]) return "ColdkeySwapDisputed";
  return OPEN_WHILE_ANNOUNCED.has(call.kind) ? null : "ColdkeySwapAnnounced";
}

type Terms = Required<SwapRules> & { readonly block: number };

function dispatch(state: SwapState, who: Account, call: Call, terms: Terms): SwapState | Refusal {
  switch (call.kind) {
    case "hidden": {
      const { state: after, refused } = signCall(state, who, call.call, terms.block, terms);
      return refused ?? after;
    }
    case "send_tao":
      return move(state, who, call.to, { tao: call.amount, stake: 0 });
    case "transfer_stake":
      return move(state, who, call.to, { tao: 0, stake: call.amount });
    case "unstake":
      return unstake(state, who, call.amount);
    case "announce":
      return announce(state, who, call.to, terms);
    case "execute":
      return execute(state, who, call.to, terms);
    case "dispute":
      return dispute(state, who);
    case "clear":
      return clear(state, who, terms);
  }
}

function announce(state: SwapState, who: Account, to: Account, terms: Terms): SwapState | Refusal {
  const earlier = state.announced[who];
  const announced = { ...state.announced, [who]: { when: terms.block + terms.delayInBlocks, to } };
  if (earlier) {
    if (terms.block < earlier.when + terms.reannounceInBlocks) return "ColdkeySwapReannouncedTooEarly";
    return { ...state, announced };
  }
  const { tao } = holdingsOf(state, who);
  if (tao < terms.cost) return "NotEnoughBalanceToPaySwapColdKey";
  return { ...withHoldings(state, who, { tao: tao - terms.cost }), announced };
}

function execute(state: SwapState, who: Account, to: Account, { block }: Terms): SwapState | Refusal {
  const announcement = state.announced[who];
  if (!announcement) return "ColdkeySwapAnnouncementNotFound";
  if (announcement.to !== to) return "AnnouncedColdkeyHashDoesNotMatch";
  if (block < announcement.when) return "ColdkeySwapTooEarly";
  const [old, target] = [holdingsOf(state, who), holdingsOf(state, to)];
  if (target.hasStaked) return "ColdKeyAlreadyAssociated";
  if (target.isHotkey) return "NewColdKeyIsHotkey";
  const emptied = withHoldings({ ...state, announced: without(state.announced, who) }, who, {
    tao: 0,
    stake: 0,
    bound: 0,
    hasStaked: false,
  });
  return withHoldings(emptied, to, {
    tao: target.tao + old.tao,
    stake: target.stake + old.stake,
    bound: target.bound + old.bound,
    hasStaked: old.hasStaked,
  });
}

function dispute(state: SwapState, who: Account): SwapState | Refusal {
  if (!state.announced[who]) return "ColdkeySwapAnnouncementNotFound";
  if (state.disputed[who]) return "ColdkeySwapAlreadyDisputed";
  return { ...state, disputed: { ...state.disputed, [who]: true } };
}

function clear(state: SwapState, who: Account, { block, reannounceInBlocks }: Terms): SwapState | Refusal {
  const announcement = state.announced[who];
  if (!announcement) return "ColdkeySwapAnnouncementNotFound";
  if (block < announcement.when + reannounceInBlocks) return "ColdkeySwapClearTooEarly";
  return { ...state, announced: without(state.announced, who) };
}

function move(state: SwapState, who: Account, to: Account, moved: { tao: number; stake: number }): SwapState | Refusal {
  checkNumber("amount", moved.tao + moved.stake, { min: 0 });
  const from = holdingsOf(state, who);
  if (from.tao < moved.tao || from.stake < moved.stake) return "BadAmount";
  const taken = withHoldings(state, who, { tao: from.tao - moved.tao, stake: from.stake - moved.stake });
  const target = holdingsOf(taken, to);
  return withHoldings(taken, to, {
    tao: target.tao + moved.tao,
    stake: target.stake + moved.stake,
    hasStaked: target.hasStaked || moved.stake > 0,
  });
}

function unstake(state: SwapState, who: Account, amount: number): SwapState | Refusal {
  checkNumber("amount", amount, { min: 0 });
  const { tao, stake } = holdingsOf(state, who);
  return stake < amount ? "BadAmount" : withHoldings(state, who, { tao: tao + amount, stake: stake - amount });
}

function holdingsOf({ accounts }: SwapState, who: Account): Holdings {
  return accounts[who] ?? UNUSED;
}

function withHoldings(state: SwapState, who: Account, changed: Partial<Holdings>): SwapState {
  return { ...state, accounts: { ...state.accounts, [who]: { ...holdingsOf(state, who), ...changed } } };
}

function without<Value>(record: Readonly<Record<Account, Value>>, who: Account): Readonly<Record<Account, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([account]) => account !== who));
}
