import type { IndexSnapshot } from "../index/create-index.ts";
import { findSequence, type UnitedWords } from "../index/find-sequence.ts";
import { countDocuments, postingsOfWord } from "../index/postings.ts";
import { SCRIPT } from "../text/character-classes.ts";
import type { SearchNode } from "./search-node.ts";

/** Behind all other matches. */
const INNER_TYPOS = 100;
const MAX_WORDS = 200;
/** Documents of all words that are taken together for one piece. */
const MAX_DOCUMENTS = 1_000;
/** Ways to spread characters over words. */
const MAX_CUTS = 50;
/** Longer runs of Chinese are not looked for in pieces. */
const LONGEST_RUN = 8;
/** A syllable of Korean has at least two letters. */
const SHORTEST_HANGUL = 2;

/** Adds what holds the characters of a Chinese or Korean word, or of a whole run of Chinese, within other words. */
export function deriveInner(node: SearchNode, snapshot: IndexSnapshot, fields: Uint8Array | null): void {
  const text = node.words.join("");
  const isHangul = node.script === SCRIPT.hangul && text.length >= SHORTEST_HANGUL;
  const isHan = node.script === SCRIPT.han;
  if (!node.isWholeRun || (!isHangul && !isHan)) return;

  for (const place of snapshot.substringFinder.find(text, MAX_WORDS)) {
    node.sources.push({ postings: postingsOfWord(snapshot, place), typos: INNER_TYPOS, isExact: false, fields });
  }
  if (isHan) {
    const united: UnitedWords = new Map();
    for (const elements of listCuts(snapshot, text, node).slice(0, MAX_CUTS)) {
      const postings = findSequence(snapshot, elements, united);
      if (postings.to > 0) node.sources.push({ postings, typos: INNER_TYPOS, isExact: false, fields });
    }
  }
  node.marks.push({ kind: "inner", text, words: null });
}

/**
 * The ways in which the characters may be spread over words that stand together: the end of a word, whole words, the
 * beginning of a word. The same pieces are the same lists.
 */
function listCuts(snapshot: IndexSnapshot, text: string, { words, isPrefix }: SearchNode): (readonly number[])[][] {
  if (text.length > LONGEST_RUN) return [];
  const { dictionary, substringFinder } = snapshot;
  const listRests = memoize((start: number): (readonly number[])[][] => {
    const { from, to } = dictionary.findPrefix(text.slice(start));
    const tail = pickRare(
      snapshot,
      Array.from({ length: Math.min(to - from, MAX_WORDS) }, (_, index) => from + index),
    );
    const rests: (readonly number[])[][] = tail.length > 0 ? [[tail]] : [];
    for (let end = start + 1; end < text.length; end += 1) {
      const whole = dictionary.find(text.slice(start, end));
      if (whole >= 0) rests.push(...listRests(end).map((rest) => [[whole], ...rest]));
    }
    return rests;
  });
  return Array.from({ length: text.length - 1 }, (_, index) => index + 1).flatMap((end) => {
    const head = text.slice(0, end);
    const ending = substringFinder.findEnding(head, MAX_WORDS);
    // The query as it was cut has been looked for already.
    const isCutAlike = words.length === 2 && words[0] === head && isPrefix;
    const heads = pickRare(snapshot, isCutAlike ? ending.filter((place) => dictionary.words[place] !== head) : ending);
    return heads.length > 0 ? listRests(end).map((rest) => [heads, ...rest]) : [];
  });
}

function memoize<Value>(make: (key: number) => Value): (key: number) => Value {
  const made = new Map<number, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The rarest of the words, as many as do not stand in too many documents. */
function pickRare(snapshot: IndexSnapshot, places: number[]): number[] {
  let documents = 0;
  return places
    .sort((one, other) => countDocuments(snapshot, one) - countDocuments(snapshot, other))
    .filter((place) => {
      documents += countDocuments(snapshot, place);
      return documents <= MAX_DOCUMENTS;
    });
}
