import { FEWEST_KNOWN_WORDS, FEWEST_WITHHELD_WORDS, type Script, SHORTEST_PHRASE, wordsOf } from "./secret-shape.ts";

/** The ten lists of BIP-39, by their script: files of their own, which few ever load. */
const LISTS: Record<Script, () => Promise<{ WORD_SETS: readonly ReadonlySet<string>[] }>> = {
  latin: () => import("./lists/latin.ts"),
  hangul: () => import("./lists/hangul.ts"),
  han: () => import("./lists/han.ts"),
  kana: () => import("./lists/kana.ts"),
};

/**
 * Whether a text holds a recovery phrase of one of the lists (`secret`), may be the beginning of one (`withheld`: not to be sent
 * as long as it is being typed), or neither. The text is compared here and goes nowhere.
 */
export async function findRecoveryWords(
  text: string,
  scripts: readonly Script[],
  isBeingTyped: boolean,
): Promise<"harmless" | "secret" | "withheld"> {
  const words = wordsOf(text);
  const found = (await loadLists(scripts)).map((known) => compare(words, known, isBeingTyped));
  return (["secret", "withheld"] as const).find((verdict) => found.includes(verdict)) ?? "harmless";
}

/** Whether there is no word in it that does not stand in one and the same list. */
export async function holdsOnlyRecoveryWords(text: string, scripts: readonly Script[]): Promise<boolean> {
  const words = wordsOf(text);
  return (await loadLists(scripts)).some((known) => words.every((word) => known.has(word)));
}

async function loadLists(scripts: readonly Script[]): Promise<ReadonlySet<string>[]> {
  const files = await Promise.all(scripts.map((script) => LISTS[script]()));
  return files.flatMap(({ WORD_SETS }) => WORD_SETS);
}

function compare(words: readonly string[], known: ReadonlySet<string>, isBeingTyped: boolean) {
  const isKnown = words.map((word) => known.has(word));
  const lastWord = words.at(-1) ?? "";
  const isLastBegun = isBeingTyped && [...known].some((word) => word !== lastWord && word.startsWith(lastWord));
  // A word that is only half there is not yet a misspelt one.
  const isUnfinished = isLastBegun && isKnown.at(-1) === false;
  if (holdsPhrase(isUnfinished ? isKnown.slice(0, -1) : isKnown)) return "secret";
  const areAllKnown = isKnown.slice(0, -1).every(Boolean) && (isKnown.at(-1) === true || isLastBegun);
  return areAllKnown && words.length >= FEWEST_WITHHELD_WORDS ? "withheld" : "harmless";
}

/** Twelve words in a row, of which at most one is not in the list. */
function holdsPhrase(isKnown: boolean[]): boolean {
  return isKnown.some((_, start) => {
    const inRow = isKnown.slice(start, start + SHORTEST_PHRASE);
    return inRow.length === SHORTEST_PHRASE && inRow.filter(Boolean).length >= FEWEST_KNOWN_WORDS;
  });
}
