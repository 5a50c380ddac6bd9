/** What people put behind a word to satisfy a rule: a year, a number, a sign. */
const LONGEST_TAIL = 4;

/**
 * Whether a password is among the most used ones, in capitals or small, or one of them with a few digits or signs behind
 * it. The list is loaded with the first password that is asked about.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { MOST_USED_PASSWORDS } = await import("./most-used-passwords.server.ts");
  const plain = password.normalize("NFKC").toLowerCase();
  const tail = /[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0;
  const tails = Array.from({ length: Math.min(tail, LONGEST_TAIL) + 1 }, (_, length) => length);
  return tails.some((length) => MOST_USED_PASSWORDS.has(plain.slice(0, plain.length - length)));
}
