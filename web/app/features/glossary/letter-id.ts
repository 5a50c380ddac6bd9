/** Where the terms of a letter begin: `letter-a`, `letter-ㄱ`. */
export function letterId(letter: string): string {
  return `letter-${letter === "#" ? "0" : letter.toLowerCase()}`;
}
