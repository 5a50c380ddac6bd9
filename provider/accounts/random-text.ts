/** Chance: this many random bytes. */
export type Random = (bytes: number) => Uint8Array;

const DOCUMENT_ID_LENGTH = 24;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
const CODE_BYTES = 32;

/** What identifies an account or an entry for good: 24 lower-case letters and digits. */
export function createDocumentId(random: Random): string {
  return Array.from(random(DOCUMENT_ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** A code that nobody guesses, fit for an address: 43 letters, digits, - and _. */
export function createCode(random: Random): string {
  return Buffer.from(random(CODE_BYTES)).toString("base64url");
}

const KEY_LENGTH = 12;
/** Nothing that could be taken for another sign where it is copied from a board; 32 of them, so that each is as likely. */
const KEY_SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A key that a class can type, and that nobody guesses who has to ask a server: 12 signs of five bits each. */
export function createTypedKey(random: Random): string {
  return Array.from(random(KEY_LENGTH), (byte) => KEY_SIGNS[byte % KEY_SIGNS.length]).join("");
}
