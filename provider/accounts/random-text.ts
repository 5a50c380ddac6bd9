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
