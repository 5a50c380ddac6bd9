/** Four times as many code units as anything that is stored: no spelling of a letter has more than four. */
const LONGEST = 1_000;

/**
 * The beginning of a text, with one code for what looks the same. The rest of a text that is far too long is not looked at: marks that
 * follow one another are sorted, which takes the square of their number.
 */
export function normalizeStart(text: string, form: "NFC" | "NFKC"): string {
  return text.slice(0, LONGEST).normalize(form);
}
