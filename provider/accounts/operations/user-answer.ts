import type { Account } from "../storage/account-store.ts";

/** Every user has it; the contract knows no other. */
const ROLE = {
  id: "1",
  name: "Authenticated",
  description: "Default role given to authenticated user.",
  type: "authenticated",
};

/** A user as `me` and `updateProfile` answer it. */
export function toOwnUser(account: Account) {
  return { ...toUser(account), role: ROLE };
}

/** A user as it comes with a token: there the role is private. */
export function toUser({ id, documentId, username, email, confirmed, blocked }: Account) {
  return { id: String(id), documentId, username, email, confirmed, blocked, role: null };
}
