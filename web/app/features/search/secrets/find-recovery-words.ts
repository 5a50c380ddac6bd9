import { ENGLISH_WORDS } from "./english-words.ts";
import { FEWEST_KNOWN_WORDS, FEWEST_WITHHELD_WORDS, SHORTEST_PHRASE, wordsOf } from "./secret-shape.ts";

/**
 * Whether a text holds a recovery phrase (`secret`), may be the beginning of one (`withheld`: not to be sent as long as
 * it is being typed), or neither. The text is compared here and goes nowhere.
 */
export function findRecoveryWords(text: string, isBeingTyped: boolean): "harmless" | "secret" | "withheld" {
  const known = new Set(ENGLISH_WORDS.trim().split(/\s+/));
  const words = wordsOf(text);
  const isKnown = words.map((word) => known.has(word));
  const lastWord = words.at(-1) ?? "";
  const isLastBegun = isBeingTyped && [...known].some((word) => word !== lastWord && word.startsWith(lastWord));
  // A word that is only half there is not yet a misspelt one.
  const isUnfinished = isLastBegun && isKnown.at(-1) === false;
  if (holdsPhrase(isUnfinished ? isKnown.slice(0, -1) : isKnown)) return "secret";
  const areAllKnown = isKnown.slice(0, -1).every(Boolean) && (isKnown.at(-1) === true || isLastBegun);
  return areAllKnown && words.length >= FEWEST_WITHHELD_WORDS ? "withheld" : "harmless";
}

/** Whether there is no other word in it. */
export function holdsOnlyRecoveryWords(text: string): boolean {
  const known = new Set(ENGLISH_WORDS.trim().split(/\s+/));
  return wordsOf(text).every((word) => known.has(word));
}

/** Twelve words in a row, of which at most one is not in the list. */
function holdsPhrase(isKnown: boolean[]): boolean {
  return isKnown.some((_, start) => {
    const inRow = isKnown.slice(start, start + SHORTEST_PHRASE);
    return inRow.length === SHORTEST_PHRASE && inRow.filter(Boolean).length >= FEWEST_KNOWN_WORDS;
  });
}
