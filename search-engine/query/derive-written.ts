import type { IndexSnapshot } from "../index/create-index.ts";
import type { WordRange } from "../index/dictionary.ts";
import { findSequence, type SequenceElement } from "../index/find-sequence.ts";
import { countDocuments, postingsOfWord, postingsOfWords } from "../index/postings.ts";
import { SCRIPT } from "../text/character-classes.ts";
import { isTooLong } from "../text/create-tokenizer.ts";
import { stripParticle } from "./hangul-forms.ts";
import { type SearchNode, type Source, synonymKey } from "./search-node.ts";

const MAX_PREFIX_WORDS = 1000;
const MAX_SYNONYMS = 50;

/** Adds what costs no typo: the word or the phrase itself, words that begin with it, and its synonyms. */
export function deriveWritten(node: SearchNode, snapshot: IndexSnapshot, fields: Uint8Array | null): void {
  const { word } = node;
  const add = (source: Omit<Source, "typos" | "fields">) => node.sources.push({ ...source, typos: 0, fields });

  if (node.isPhrase) {
    add({ postings: findPhrase(snapshot, node.words), isExact: true });
    node.marks.push({ kind: "sequence", words: node.words });
    return;
  }
  if (word === null || isTooLong(word)) return;

  const written = snapshot.dictionary.find(word);
  if (written >= 0) add({ postings: postingsOfWord(snapshot, written), isExact: node.size === 1 });
  node.marks.push({ kind: "word", word });
  if (node.isPrefix) {
    for (const { from, to } of listPrefixRanges(snapshot, word)) {
      const postings = to - from > 1 ? postingsOfWords(snapshot, from, to) : postingsOfWord(snapshot, from);
      add({ postings, isExact: false });
    }
    node.marks.push({ kind: "beginning", beginning: word, letters: word.length });
  }
  if (node.script === SCRIPT.hangul) addNoun(node, word, snapshot, fields);
  for (const synonym of (snapshot.folded.synonyms.get(synonymKey(node)) ?? []).slice(0, MAX_SYNONYMS)) {
    add({ postings: findPhrase(snapshot, synonym), isExact: false });
    const [only = ""] = synonym;
    node.marks.push(synonym.length > 1 ? { kind: "sequence", words: synonym } : { kind: "word", word: only });
  }
}

/**
 * The noun before a particle, where it is a word of the index: in Korean the two are words of their own, and the noun
 * is what was asked for. Where it is not, cutting is a guess, which `deriveCorrected` makes.
 */
function addNoun(node: SearchNode, word: string, snapshot: IndexSnapshot, fields: Uint8Array | null): void {
  const noun = stripParticle(word);
  if (noun === null || snapshot.dictionary.find(noun) < 0) return;
  const { from, to } = snapshot.dictionary.findPrefix(noun);
  node.sources.push({ postings: postingsOfWords(snapshot, from, to), typos: 0, isExact: false, fields });
  node.marks.push({ kind: "beginning", beginning: noun, letters: noun.length });
}

/** Where the words stand right behind one another; null is any word. */
export function findPhrase(snapshot: IndexSnapshot, words: readonly (string | null)[]) {
  const elements = words.map((word): SequenceElement => {
    const place = word === null ? null : snapshot.dictionary.find(word);
    return place === null ? null : place < 0 ? [] : [place];
  });
  return findSequence(snapshot, elements);
}

/** The longer words that begin so, without the word itself: all in one range, or the most frequent of too many. */
function listPrefixRanges(snapshot: IndexSnapshot, prefix: string): WordRange[] {
  const { dictionary } = snapshot;
  const range = dictionary.findPrefix(prefix);
  const from = dictionary.words[range.from] === prefix ? range.from + 1 : range.from;
  if (range.to - from <= MAX_PREFIX_WORDS) return from < range.to ? [{ from, to: range.to }] : [];
  const places = Array.from({ length: range.to - from }, (_, index) => from + index);
  return pickMostFrequent(snapshot, places, MAX_PREFIX_WORDS).map((place) => ({ from: place, to: place + 1 }));
}

/** Those words that stand in the most documents, at most `limit`. */
export function pickMostFrequent(snapshot: IndexSnapshot, places: readonly number[], limit: number): readonly number[] {
  if (places.length <= limit) return places;
  const counts = Uint32Array.from(places, (place) => countDocuments(snapshot, place)).sort();
  const least = counts[counts.length - limit] ?? 0;
  const above = places.filter((place) => countDocuments(snapshot, place) > least);
  const equal = places.filter((place) => countDocuments(snapshot, place) === least);
  return above.concat(equal.slice(0, limit - above.length));
}
