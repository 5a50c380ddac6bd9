/** The intents of forms about passkeys. */
export const ADD_PASSKEY = "add-passkey";
export const PASSKEY_LOGIN = "passkey-login";

const RENAME = "rename-passkey ";
const REMOVE = "remove-passkey ";

export function toRenamePasskey(id: string): string {
  return RENAME + id;
}

export function toRemovePasskey(id: string): string {
  return REMOVE + id;
}

/** What an intent does to one of the passkeys in the list; null for another intent. */
export function readPasskeyIntent(intent: unknown): { does: "rename" | "remove"; id: string } | null {
  if (typeof intent !== "string") return null;
  if (intent.startsWith(RENAME)) return { does: "rename", id: intent.slice(RENAME.length) };
  if (intent.startsWith(REMOVE)) return { does: "remove", id: intent.slice(REMOVE.length) };
  return null;
}
