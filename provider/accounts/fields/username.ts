import { normalizeStart } from "./normalize-start.ts";

const SHORTEST = 3;
const LONGEST = 64;

/** Control, format, private and unassigned characters, line breaks, and letters that cannot be seen. */
export const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** A name as it is stored: without spaces around it, and with one code for what looks the same. */
export function normalizeUsername(name: string): string {
  return normalizeStart(name.trim(), "NFC").trim();
}

/** The same for names that readers would take for one another: `Ada`, `ada` and `ａｄａ`, with one space or several. */
export function toUsernameKey(username: string): string {
  return normalizeStart(normalizeUsername(username), "NFKC").toLowerCase().replace(/\s+/gu, " ");
}

/** What is wrong with a name, or null. The texts for empty and short names are part of the contract. */
export function findUsernameFault(username: string): string | null {
  if (username === "") return "username is a required field";
  if ([...username].length < SHORTEST) return `username must be at least ${SHORTEST} characters`;
  if ([...username].length > LONGEST) return `username must be at most ${LONGEST} characters`;
  // An @ tells a name from an address when signing in.
  if (INVISIBLE.test(username) || toUsernameKey(username).includes("@")) {
    return "username contains characters that are not allowed";
  }
  // Letters made for formulas have no alphabet until they are taken for plain ones.
  const plain = username.normalize("NFKC");
  if (LATIN.test(plain) && LOOKS_LATIN.test(plain)) return "username mixes alphabets that look alike";
  return null;
}
