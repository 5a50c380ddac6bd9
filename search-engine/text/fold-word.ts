import { type CharacterClass, SCRIPT } from "./character-classes.ts";

const MARKS_REMOVED: ReadonlySet<CharacterClass> = new Set([
  SCRIPT.latin,
  SCRIPT.greek,
  SCRIPT.hebrew,
  SCRIPT.arabic,
  SCRIPT.thai,
]);

/** Control characters, and those without a shape of their own, such as the soft hyphen and the joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu;
const NONSPACING_MARKS = /\p{Mn}+/gu;

/**
 * The form in which words are compared: `Schlüssel` → `schlussel`, `ＴＡＯ` → `tao`, `Œuvre` → `oeuvre`, and Hangul
 * syllables as their letters. `ß`, `ø`, `ł` and `ı` stay. The result may be empty.
 */
export function foldWord(word: string, script: CharacterClass): string {
  const folded = word
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
  return MARKS_REMOVED.has(script) ? folded.replace(NONSPACING_MARKS, "") : folded;
}

/**
 * How much of `word`, in UTF-16 units, its first `letters` folded letters take: the marks that stand on the last of
 * them belong to it, and a Hangul syllable that is reached at all is taken whole.
 *
 * `toOriginalLength("Récompense", SCRIPT.latin, 6)` is 6, and 7 where the `é` is written as two characters.
 */
export function toOriginalLength(word: string, script: CharacterClass, letters: number): number {
  let length = 0;
  let folded = 0;
  for (const character of word) {
    const added = foldWord(character, script).length;
    if (folded >= letters && added > 0) break;
    folded += added;
    length += character.length;
  }
  return length;
}
