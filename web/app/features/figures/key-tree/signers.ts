/**
 * What is signed with which key of a wallet, after the calls of subtensor's `macros/dispatches.rs`: who pays or owns is the
 * coldkey, also for the place of a hotkey (`burned_register`) and for what it lends to another (`set_children`); who works is the
 * hotkey (`set_weights`, `serve_axon`).
 */
export const ACTIONS = [
  { name: "transfer", signer: "coldkey" },
  { name: "stake", signer: "coldkey" },
  { name: "register", signer: "coldkey" },
  { name: "children", signer: "coldkey" },
  { name: "serve", signer: "miner" },
  { name: "weights", signer: "validator" },
] as const;

export type Action = (typeof ACTIONS)[number]["name"];

/** The key that signs it: the coldkey, or one of the two hotkeys of the figure. */
export function signerOf(action: Action): "coldkey" | "miner" | "validator" {
  return ACTIONS.find(({ name }) => name === action)?.signer ?? "coldkey";
}
