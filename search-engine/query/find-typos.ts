import { type Dictionary, letterSetOf } from "../index/dictionary.ts";

/** A word of the dictionary, by its place, and how many typos it is away. */
export type TypoMatch = { place: number; typos: number };

const CHINESE_FROM = 0x2e80;
const CHINESE_TO = 0xa4cf;

/**
 * The words that are one or two typos away from `word`; as a prefix, those with a beginning that is. A typo is a
 * letter missing, added, replaced, or two neighbours swapped. In the first letter it counts as two.
 */
export function findTypos(dictionary: Dictionary, word: string, { isPrefix = false, maxTypos = 1 }): TypoMatch[] {
  if (maxTypos < 1 || word === "") return [];
  const matches = findWithSameFirstLetter(dictionary, word, isPrefix, maxTypos);
  return maxTypos < 2 ? matches : [...matches, ...findWithOtherFirstLetter(dictionary, word, isPrefix)];
}

/**
 * Walks the words that share the first letter, in their order, with one row of distances for each letter: a word
 * starts with the rows of the beginning it shares with the word before it. Rows are those of the optimal string
 * alignment distance, `rows[depth][column]` being the distance of the first letters of the word and of `word`.
 */
function findWithSameFirstLetter(dictionary: Dictionary, word: string, isPrefix: boolean, maxTypos: number) {
  const { words, sharedLengths, letterSets } = dictionary;
  const letters = letterSetOf(word);
  const shortest = word.length - maxTypos;
  const longest = isPrefix ? Number.POSITIVE_INFINITY : word.length + maxTypos;
  const { from, to } = dictionary.findPrefix(word.charAt(0));
  const columns = word.length + 1;
  const deepest = word.length + maxTypos;
  const rows = new Uint8Array((deepest + 1) * columns);
  for (let column = 0; column < columns; column += 1) rows[column] = column;
  /** The smallest distance in the last column up to each depth: that of the nearest beginning. */
  const nearest = new Uint8Array(deepest + 1).fill(255);
  const matches: TypoMatch[] = [];
  let depth = 0;
  /** Words that share this many letters with the last one are too far away, or no nearer. */
  let hopeless = Number.POSITIVE_INFINITY;

  for (let place = from; place < to; place += 1) {
    const candidate = words[place] ?? "";
    const shared = place === from ? 0 : (sharedLengths[place] ?? 0);
    depth = Math.min(depth, shared);
    if (shared < hopeless) hopeless = Number.POSITIVE_INFINITY;
    // Each letter that is missing is a typo of its own, and so is each by which the length differs.
    if (candidate.length < shortest || candidate.length > longest) continue;
    if (countBits(letters & ~(letterSets[place] ?? 0)) > maxTypos) continue;
    const last = Math.min(candidate.length, deepest);
    while (depth < last && depth < hopeless) {
      depth += 1;
      const smallest = fillRow(rows, columns, depth, word, candidate);
      const distance = rows[depth * columns + columns - 1] ?? 255;
      nearest[depth] = Math.min(nearest[depth - 1] ?? 255, distance);
      if (smallest > maxTypos) hopeless = depth;
    }
    const isUnfinished = depth < candidate.length;
    const typos = isPrefix ? nearest[depth] : isUnfinished ? 255 : rows[depth * columns + columns - 1];
    if (typos !== undefined && typos > 0 && typos <= maxTypos) matches.push({ place, typos });
  }
  return matches;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Fills the row of the candidate's letter at `depth`; returns the smallest distance any longer candidate can have. */
function fillRow(rows: Uint8Array, columns: number, depth: number, word: string, candidate: string): number {
  const row = depth * columns;
  const above = row - columns;
  const letter = candidate.charCodeAt(depth - 1);
  const letterBefore = depth > 1 ? candidate.charCodeAt(depth - 2) : -1;
  rows[row] = depth;
  let smallest = depth;
  for (let column = 1; column < columns; column += 1) {
    const wanted = word.charCodeAt(column - 1);
    const replaced = (rows[above + column - 1] ?? 0) + (letter === wanted ? 0 : 1);
    let distance = Math.min(replaced, (rows[above + column] ?? 0) + 1, (rows[row + column - 1] ?? 0) + 1);
    if (column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === wanted) {
      distance = Math.min(distance, (rows[above - columns + column - 2] ?? 0) + 1);
    }
    rows[row + column] = distance;
    // A swap with the next letter starts from the row above.
    smallest = Math.min(smallest, distance, (rows[above + column - 1] ?? 0) + 1);
  }
  return smallest;
}

/** One typo in the first letter, which is all that two typos allow there: each such beginning is looked up. */
function findWithOtherFirstLetter(dictionary: Dictionary, word: string, isPrefix: boolean): TypoMatch[] {
  const [first, second] = [word.charAt(0), word.charAt(1)];
  const beginnings = new Set([word.slice(1), `${second}${first}${word.slice(2)}`]);
  for (const letter of dictionary.firstLetters) {
    const unit = letter.charCodeAt(0);
    if (letter === first || (unit >= CHINESE_FROM && unit <= CHINESE_TO)) continue;
    beginnings.add(letter + word.slice(1)).add(letter + word);
  }
  const places = new Set<number>();
  for (const beginning of beginnings) {
    if (beginning === "" || beginning.startsWith(first)) continue;
    const range = isPrefix ? dictionary.findPrefix(beginning) : null;
    if (range) for (let place = range.from; place < range.to; place += 1) places.add(place);
    else places.add(dictionary.find(beginning));
  }
  places.delete(-1);
  return Array.from(places, (place) => ({ place, typos: 2 }));
}
