/** A range of words, by their places in the sorted dictionary; the last does not belong to it. */
export type WordRange = { from: number; to: number };

export type Dictionary = ReturnType<typeof createDictionary>;

/** Looks words up in a list sorted by UTF-16 units, such as that of a positional index. */
export function createDictionary(words: readonly string[]) {
  const sharedLengths = measureSharedBeginnings(words);
  let firstLetters: string[] | null = null;
  let letterSets: Uint32Array | null = null;

  /** The place of the first word that is not before `text`. */
  function lowerBound(text: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    words,

    /** How many units each word shares with the word before it, at most 255. */
    sharedLengths,

    /** The place of the word, or -1. */
    find(word: string): number {
      const place = lowerBound(word);
      return words[place] === word ? place : -1;
    },

    /** The words that begin with `prefix`, itself included. */
    findPrefix(prefix: string): WordRange {
      const from = lowerBound(prefix);
      let [low, high] = [from, words.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (words[middle]?.startsWith(prefix)) low = middle + 1;
        else high = middle;
      }
      return { from, to: low };
    },

    /** The letters of each word, as `letterSetOf` has them. */
    get letterSets(): Uint32Array {
      letterSets ??= Uint32Array.from(words, letterSetOf);
      return letterSets;
    },

    /** The first units of all words, each once. */
    get firstLetters(): readonly string[] {
      firstLetters ??= words.flatMap((word, place) => (sharedLengths[place] === 0 ? [word.charAt(0)] : []));
      return firstLetters;
    },
  };
}

/** Which of 32 classes of letters a word has, one bit each. */
export function letterSetOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set >>> 0;
}

function measureSharedBeginnings(words: readonly string[]): Uint8Array {
  const lengths = new Uint8Array(words.length);
  for (let place = 1; place < words.length; place += 1) {
    const [before = "", word = ""] = [words[place - 1], words[place]];
    const longest = Math.min(255, before.length, word.length);
    let shared = 0;
    while (shared < longest && before.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    lengths[place] = shared;
  }
  return lengths;
}
