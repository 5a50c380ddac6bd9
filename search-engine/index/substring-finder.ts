/** Finds the words that hold a text. */
export type SubstringFinder = {
  /** The places of at most `limit` words of the list that hold `text`, ascending. */
  find(text: string, limit: number): number[];
  /** The same for words that end with it. */
  findEnding(text: string, limit: number): number[];
};

const CHINESE_FROM = 0x2e80;

/** Lists the words by each pair of letters in them, or by each Chinese character: those with the first of a text are few. */
export function createSubstringFinder(words: readonly string[]): SubstringFinder {
  const places = new Map<number, number[]>();
  for (const [place, word] of words.entries()) {
    for (let index = 0; index < word.length; index += 1) {
      const key = keyOf(word, index);
      const listed = places.get(key);
      if (!listed) places.set(key, [place]);
      else if (listed.at(-1) !== place) listed.push(place);
    }
  }

  function findWhere(text: string, limit: number, isFound: (word: string) => boolean): number[] {
    const found: number[] = [];
    // A single letter has no pair to be listed by.
    for (const place of isListed(text) ? listRarest(text) : words.keys()) {
      if (found.length >= limit) break;
      if (isFound(words[place] ?? "")) found.push(place);
    }
    return found;
  }

  /** The words that hold the pair of letters of the text, or the Chinese character, that the fewest hold. */
  function listRarest(text: string): readonly number[] {
    let rarest: readonly number[] | null = null;
    for (let index = 0; index < text.length; index += 1) {
      // What follows the last letter within a word is not known.
      if (index === text.length - 1 && text.charCodeAt(index) < CHINESE_FROM) break;
      const listed = places.get(keyOf(text, index)) ?? [];
      if (!rarest || listed.length < rarest.length) rarest = listed;
    }
    return rarest ?? [];
  }

  return {
    find: (text, limit) => findWhere(text, limit, (word) => word.includes(text)),
    findEnding: (text, limit) => findWhere(text, limit, (word) => word.endsWith(text)),
  };
}

function isListed(text: string): boolean {
  return text.length > 1 || text.charCodeAt(0) >= CHINESE_FROM;
}

function keyOf(word: string, index: number): number {
  const unit = word.charCodeAt(index);
  return unit >= CHINESE_FROM ? unit : unit * 0x10000 + (word.charCodeAt(index + 1) || 0);
}
