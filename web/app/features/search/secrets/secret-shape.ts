/** What can be said of a text without the list of recovery words. */
export type SecretShape = "harmless" | "secret" | "needs word list";

/** Recovery words are so long, in Latin letters. */
const SHAPED_LIKE_RECOVERY_WORD = /^[a-z]{3,8}$/;

/** From here on, words that could all be recovery words are looked up before they are sent. */
export const FEWEST_WITHHELD_WORDS = 7;

/** The shortest recovery phrase; one of its words may be misspelt. */
export const SHORTEST_PHRASE = 12;
export const FEWEST_KNOWN_WORDS = 11;

/** Keys as wallets write them down. Addresses (48 characters, public) are none of them. */
const KEYS = [
  // 32 or 64 bytes as hexadecimal digits: seeds, private keys, and what looks the same.
  /(?<![0-9a-z])(?:0x)?(?:[0-9a-f]{64}|[0-9a-f]{128})(?![0-9a-z])/i,
  // Wallet import format.
  /(?<![0-9a-z])(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![0-9a-z])/,
  // Extended private keys.
  /(?<![0-9a-z])[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
];

/** A field of a key file, which stands behind its brace; what follows may be cut off. */
const KEY_FIELD = /["'](?:secret_?(?:phrase|seed|key)|private_?key|seed_?phrase|mnemonic|encoded|ciphertext)["']\s*:/i;

/** From here on, words that all stand in the list are not kept on the device either: they may be a part of a phrase. */
const FEWEST_UNKEPT_WORDS = 6;

/** Whether a text is a secret for certain, cannot be one, or has to be compared with the list of recovery words. */
export function shapeOf(text: string): SecretShape {
  if (isKeyFile(text) || KEYS.some((key) => key.test(text))) return "secret";
  const shaped = wordsOf(text).filter((word) => SHAPED_LIKE_RECOVERY_WORD.test(word)).length;
  return couldAllBe(text, FEWEST_WITHHELD_WORDS) || shaped >= FEWEST_KNOWN_WORDS ? "needs word list" : "harmless";
}

/** Looks behind the first brace only: from each of thousands, it would take a second. */
function isKeyFile(text: string): boolean {
  const at = text.indexOf("{");
  return at >= 0 && KEY_FIELD.test(text.slice(at));
}

/** The same for what would be written down on the device. */
export function shapeOfStored(text: string): SecretShape {
  const shape = shapeOf(text);
  return shape === "harmless" && couldAllBe(text, FEWEST_UNKEPT_WORDS) ? "needs word list" : shape;
}

function couldAllBe(text: string, fewest: number): boolean {
  const words = wordsOf(text);
  return words.length >= fewest && words.every((word) => SHAPED_LIKE_RECOVERY_WORD.test(word));
}

/** The words of a text as they stand in the list; numbers and signs between them do not matter. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
