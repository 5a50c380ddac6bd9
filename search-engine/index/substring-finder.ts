const SEPARATOR = "\n";

/** Finds the words that hold a text, by one search through all of them. */
export type SubstringFinder = {
  /** The places of at most `limit` words of the list that hold `text`. */
  find(text: string, limit: number): number[];
  /** The same for words that end with it. */
  findEnding(text: string, limit: number): number[];
};

/** `words` must not hold line breaks, as folded words do not. */
export function createSubstringFinder(words: readonly string[]): SubstringFinder {
  const joined = `${words.join(SEPARATOR)}${SEPARATOR}`;
  const starts = new Uint32Array(words.length);
  let length = 0;
  for (const [place, word] of words.entries()) {
    starts[place] = length;
    length += word.length + SEPARATOR.length;
  }

  function find(text: string, limit: number): number[] {
    const found: number[] = [];
    let from = 0;
    while (found.length < limit) {
      const index = joined.indexOf(text, from);
      if (index < 0) break;
      const place = placeAt(index);
      found.push(place);
      from = starts[place + 1] ?? joined.length;
      if (from >= joined.length) break;
    }
    return found;
  }

  function placeAt(index: number): number {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  return { find, findEnding: (text, limit) => find(`${text}${SEPARATOR}`, limit) };
}
