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
const COMMON_MARKS = /[\u0300-\u036f]+/g;
const PLAIN_LETTERS = /^[0-9A-Za-z]*$/;

/**
 * The form in which words are compared: `Schlüssel` → `schlussel`, `ＴＡＯ` → `tao`, `Œuvre` → `oeuvre`, and Hangul
 * syllables as their letters. `ß`, `ø`, `ł` and `ı` stay. The result may be empty.
 */
export function foldWord(word: string, script: CharacterClass): string {
  if (isFoldedAlready(word)) return word;
  const decomposed = word.normalize("NFKD");
  if (isFoldedAlready(decomposed)) return decomposed;
  if (script === SCRIPT.latin) {
    const letters = decomposed.replace(COMMON_MARKS, "");
    if (PLAIN_LETTERS.test(letters)) return letters.toLowerCase();
  }
  const folded = decomposed.replace(INVISIBLE, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return MARKS_REMOVED.has(script) ? folded.replace(NONSPACING_MARKS, "") : folded;
}

/** Whether the word is made of the letters of Hangul, common Chinese characters and digits only, which stay. */
function isFoldedAlready(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    const isLetter = (unit >= 0x1100 && unit <= 0x11ff) || (unit >= 0x4e00 && unit <= 0x9fff);
    if (!isLetter && (unit < 0x30 || unit > 0x39)) return false;
  }
  return true;
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
