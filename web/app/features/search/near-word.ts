/**
 * Of words that were found, the first one that is nearly the typed one; null where one of them is what was typed, begins
 * with it or is another form of it, and where none is near. `bitensor` and `Bittensor` are near, `stak` is the beginning
 * of `staking`.
 */
export function findNearWord(typed: string, found: readonly string[]): string | null {
  const word = foldWord(typed);
  // A number is no mistyped letter.
  if (/\d\d/.test(word)) return null;
  let nearest: string | null = null;
  let fewest = countAllowedTypos(word) + 1;
  for (const near of new Set(found)) {
    const other = foldWord(near.replace(/[\s\p{P}]+/gu, ""));
    if (isMeant(word, other)) return null;
    const typos = countTyposToBeginning(word, other);
    if (typos < fewest) [nearest, fewest] = [near, typos];
  }
  return nearest;
}

/** Whether a word was found as it is written: as the beginning of another, or with another ending. */
function isMeant(word: string, other: string): boolean {
  if (other.startsWith(word)) return true;
  // In Korean a particle stands behind the word that was found.
  if (IS_JAMO.test(word)) return word.startsWith(other);
  return other.length !== word.length && other.startsWith(word.slice(0, -1));
}

/** The letters of Hangul, of which folded syllables consist. */
const IS_JAMO = /[\u1100-\u11ff]/;

/** So many letters of a word the engine takes for mistyped (search contract, section 5). */
function countAllowedTypos(word: string): number {
  return word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
}

/** As the engine compares words: small letters, without accents, Hangul in its letters. */
function foldWord(word: string): string {
  return word.normalize("NFKD").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replace(/\p{M}/gu, "");
}

/**
 * Letters missing, added, replaced or swapped with their neighbour between a word and the nearest beginning of another
 * (Damerau–Levenshtein, each place changed once).
 */
function countTyposToBeginning(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}
