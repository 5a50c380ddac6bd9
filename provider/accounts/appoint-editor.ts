import { changeAccount, runAccountCommand } from "./change-account.ts";
import type { Place } from "./read-place.ts";

/** Makes an editor of an account, or an account of an editor. Throws where there is none. */
export function appointEditor(place: Place, identifier: string, isEditor = true): Promise<void> {
  return changeAccount(place, identifier, (accounts, account) => accounts.setEditor(account, isEditor));
}

if (import.meta.main) await runAccountCommand("npm run accounts:editor --", appointEditor);
