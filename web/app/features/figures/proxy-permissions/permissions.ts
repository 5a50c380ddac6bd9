/**
 * Calls that somebody may make for another account, and the types of proxy that let them through, after the groups of calls in
 * subtensor's `runtime/src/proxy_filters` (until spec 396 one list in `runtime/src/lib.rs`, in which these were alike).
 */
export const CALLS = [
  { name: "send", types: ["Transfer", "Any"] },
  { name: "giveStake", types: ["Transfer", "Any"] },
  { name: "stake", types: ["Staking", "NonTransfer", "Any"] },
  { name: "claim", types: ["RootClaim", "NonTransfer", "Any"] },
  { name: "register", types: ["Registration", "NonTransfer", "Any"] },
  { name: "settings", types: ["Owner", "NonTransfer", "Any"] },
  { name: "hotkey", types: ["SwapHotkey", "NonTransfer", "Any"] },
] as const;

type Call = (typeof CALLS)[number]["name"];
/** Types that can be chosen. The code names them so in every language. */
export const TYPES = ["Staking", "RootClaim", "Registration", "Owner", "Transfer", "NonTransfer", "Any"] as const;
export type ProxyType = (typeof TYPES)[number];

/** Whether a proxy of a type may make a call. */
export function mayCall(type: ProxyType, call: Call): boolean {
  const types: readonly string[] = CALLS.find(({ name }) => name === call)?.types ?? [];
  return types.includes(type);
}

/** What leaves the account for somebody else's. */
export function canSendAway(type: ProxyType): boolean {
  return mayCall(type, "send") || mayCall(type, "giveStake");
}
