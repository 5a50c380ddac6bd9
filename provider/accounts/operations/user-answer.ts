import type { Account } from "../storage/account-store.ts";

/** What every user is who is no editor. */
const ROLE = {
  id: "1",
  name: "Authenticated",
  description: "Default role given to authenticated user.",
  type: "authenticated",
};

/** Who reads and answers what readers tell of pages. */
const EDITOR = { id: "3", name: "Editor", description: "Answers what readers tell of pages.", type: "editor" };

/** A user as `me` and `updateProfile` answer it. */
export function toOwnUser(account: Account) {
  return { ...toUser(account), role: account.isEditor ? EDITOR : ROLE };
}

/** A user as it comes with a token: there the role is private. */
export function toUser({ id, documentId, username, email, confirmed, blocked }: Account) {
  return { id: String(id), documentId, username, email, confirmed, blocked, role: null };
}
