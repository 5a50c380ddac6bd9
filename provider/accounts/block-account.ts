import { changeAccount, runAccountCommand } from "./change-account.ts";
import type { Place } from "./read-place.ts";

/** Blocks an account by its name or address, while it may be in use, or lifts the block. Throws where there is none. */
export function blockAccount(place: Place, identifier: string, isBlocked = true): Promise<void> {
  return changeAccount(place, identifier, (accounts, account) => accounts.setBlocked(account, isBlocked));
}

if (import.meta.main) await runAccountCommand("node provider/accounts/block-account.ts", blockAccount);
