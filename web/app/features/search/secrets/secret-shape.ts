import { foldWord } from "./fold-word.ts";

/** In which the lists of recovery words are written. */
export type Script = "latin" | "hangul" | "han" | "kana";

/** What can be said of a text without the lists of recovery words. */
export type SecretShape = "harmless" | "secret" | "needs word list";

/** Recovery words are so long, in the letters of each script; Chinese ones are single characters with blanks between them. */
const SHAPED_LIKE_RECOVERY_WORD: Record<Script, RegExp> = {
  latin: /^[a-z]{3,9}$/,
  hangul: /^[\uac00-\ud7a3]{2,4}$/,
  han: /^\p{Script=Han}$/u,
  kana: /^\p{Script=Hiragana}{3,7}$/u,
};
const SCRIPTS = ["latin", "hangul", "han", "kana"] as const;

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

/** From here on, words that all stand in one list are not stored on the device either: they may be a part of a phrase. */
export const FEWEST_UNSTORED_WORDS = 6;

/** Whether a text is a secret for certain, cannot be one, or has to be compared with the lists of recovery words. */
export function shapeOf(text: string): SecretShape {
  if (isKeyFile(text) || KEYS.some((key) => key.test(text))) return "secret";
  return scriptsOf(text).length > 0 ? "needs word list" : "harmless";
}

/** In which scripts it is to be compared: nearly all of a phrase is shaped so, or all that there is of it yet. */
export function scriptsOf(text: string, fewest = FEWEST_WITHHELD_WORDS): Script[] {
  const words = wordsOf(text);
  return SCRIPTS.filter((script) => {
    const shaped = words.filter((word) => SHAPED_LIKE_RECOVERY_WORD[script].test(word)).length;
    return shaped >= FEWEST_KNOWN_WORDS || (shaped >= fewest && shaped === words.length);
  });
}

/** Looks behind the first brace only: from each of thousands, it would take a second. */
function isKeyFile(text: string): boolean {
  const at = text.indexOf("{");
  return at >= 0 && KEY_FIELD.test(text.slice(at));
}

/** The same for what would be written down on the device. */
export function shapeOfStored(text: string): SecretShape {
  const shape = shapeOf(text);
  return shape === "harmless" && scriptsOf(text, FEWEST_UNSTORED_WORDS).length > 0 ? "needs word list" : shape;
}

/** The words of a text as they are compared; numbers and signs between them do not matter. */
export function wordsOf(text: string): string[] {
  return foldWord(text).match(/\p{L}+/gu) ?? [];
}
