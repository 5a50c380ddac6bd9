import type { IndexSnapshot } from "../index/create-index.ts";
import { findNear } from "../index/find-near.ts";
import { findSequence } from "../index/find-sequence.ts";
import { countDocuments, type Postings, postingsOfWord, postingsOfWords } from "../index/postings.ts";
import { SCRIPT } from "../text/character-classes.ts";
import { isTooLong } from "../text/create-tokenizer.ts";
import { pickMostFrequent } from "./derive-written.ts";
import { findTypos } from "./find-typos.ts";
import { findBeginning, findCompounds, splitCompound } from "./german-compounds.ts";
import { completeHalfTyped, findKnownBeginning, stripParticle } from "./hangul-forms.ts";
import type { Mark, SearchNode } from "./search-node.ts";
import type { SearchedFields } from "./searched-fields.ts";

/** How many words are tried at one typo, and at two. */
const MAX_WORDS_BY_TYPOS = { 1: 150, 2: 50 };
/** How far the parts of a compound may stand apart. */
const NEAR = 8;
const PARTS_TYPOS = 2;
/** Of a compound only the beginning is known: behind everything that is found of all of it. */
const BEGINNING_TYPOS = 3;

/** Adds what is not written but meant: words with typos, two words for one, and other forms of Korean and German. */
export function deriveCorrected(node: SearchNode, snapshot: IndexSnapshot, fields: SearchedFields): void {
  const { word } = node;
  if (word === null || isTooLong(word)) return;
  if (snapshot.settings.typoTolerance.enabled) addTypos(node, word, snapshot, fields);
  // Chinese characters in a row are looked for wherever the words are cut; see `deriveInner`.
  if (node.script !== SCRIPT.han || node.size === 1) addSplit(node, word, snapshot, fields);
  if (node.script === SCRIPT.hangul) addHangulForms(node, word, snapshot, fields);
  if (node.script === SCRIPT.latin && fields.german) addCompounds(node, word, snapshot, fields.german);
}

function addTypos(node: SearchNode, word: string, snapshot: IndexSnapshot, { typo }: SearchedFields): void {
  const maxTypos = countAllowedTypos(word, snapshot) - (node.size - 1);
  const matches = findTypos(snapshot.dictionary, word, { isPrefix: node.isPrefix, maxTypos });
  for (const typos of [1, 2] as const) {
    const places = matches.flatMap((match) => (match.typos === typos ? [match.place] : []));
    for (const place of pickMostFrequent(snapshot, places, MAX_WORDS_BY_TYPOS[typos])) {
      node.sources.push({ postings: postingsOfWord(snapshot, place), typos, isExact: false, fields: typo });
      const found = snapshot.words[place] ?? "";
      const mark: Mark = node.isPrefix
        ? { kind: "beginning", beginning: found, letters: word.length }
        : { kind: "word", word: found };
      node.marks.push(mark);
    }
  }
}

/** Typos that a word of this length may have. */
function countAllowedTypos(word: string, { settings, folded }: IndexSnapshot): number {
  const { oneTypo, twoTypos } = settings.typoTolerance.minWordSizeForTypos;
  const letters = [...word].length;
  if (letters < oneTypo || folded.exactWords.has(word)) return 0;
  return letters < twoTypos ? 1 : 2;
}

/** The two words it most often is, one right behind the other. Korean may have a particle behind the second. */
function addSplit(node: SearchNode, word: string, snapshot: IndexSnapshot, { all }: SearchedFields): void {
  const { dictionary } = snapshot;
  let best: { words: [string, string]; postings: Postings } | null = null;
  for (let cut = 1; cut < word.length; cut += 1) {
    const words: [string, string] = [word.slice(0, cut), word.slice(cut)];
    const [first, second] = [dictionary.find(words[0]), findSecond(words[1])];
    const isJoin = node.size === 2 && words.every((part, index) => part === node.words[index]);
    if (first < 0 || second.length === 0 || isJoin) continue;
    const most = second.reduce((sum, place) => sum + countDocuments(snapshot, place), 0);
    const count = best ? best.postings.to : 0;
    if (Math.min(countDocuments(snapshot, first), most) <= count) continue;
    const postings = findSequence(snapshot, [[first], second]);
    if (postings.to > count) best = { words, postings };
  }
  if (!best) return;
  node.sources.push({ postings: best.postings, typos: 1, isExact: false, fields: all });
  node.marks.push({ kind: "sequence", words: best.words });

  function findSecond(part: string): number[] {
    const { from, to } = dictionary.findPrefix(part);
    if (node.script === SCRIPT.hangul)
      return Array.from({ length: Math.min(to - from, 50) }, (_, index) => from + index);
    return from < to && dictionary.words[from] === part ? [from] : [];
  }
}

function addHangulForms(node: SearchNode, word: string, snapshot: IndexSnapshot, { all }: SearchedFields): void {
  const stem = stripParticle(word);
  const forms = node.size === 1 ? completeHalfTyped(word) : [];
  for (const beginning of stem === null ? forms : [...forms, stem]) {
    const { from, to } = snapshot.dictionary.findPrefix(beginning);
    if (from === to) continue;
    node.sources.push({ postings: postingsOfWords(snapshot, from, to), typos: 1, isExact: false, fields: all });
    node.marks.push({ kind: "beginning", beginning, letters: beginning.length });
  }
  if (node.sources.length > 0 || node.size > 1) return;
  const known = findKnownBeginning(snapshot.dictionary, word);
  if (known === null) return;
  const { from, to } = snapshot.dictionary.findPrefix(known);
  const postings = postingsOfWords(snapshot, from, to);
  node.sources.push({ postings, typos: BEGINNING_TYPOS, isExact: false, fields: all });
  node.marks.push({ kind: "beginning", beginning: known, letters: known.length });
}

/** German compounds that hold the word, and where it is a compound itself, its parts, or the one that is known. */
function addCompounds(node: SearchNode, word: string, snapshot: IndexSnapshot, german: Uint8Array): void {
  const compounds = findCompounds(snapshot, word);
  for (const place of compounds) {
    node.sources.push({ postings: postingsOfWord(snapshot, place), typos: 1, isExact: false, fields: german });
  }
  const words = new Set(compounds.map((place) => snapshot.words[place] ?? ""));
  if (compounds.length > 0) node.marks.push({ kind: "inner", text: word, words });

  const parts = splitCompound(snapshot, word);
  const near = parts && findNear(snapshot, parts[0], parts[1], NEAR);
  if (near && near.to > near.from) {
    node.sources.push({ postings: near, typos: PARTS_TYPOS, isExact: false, fields: german });
    for (const place of parts) node.marks.push({ kind: "word", word: snapshot.words[place] ?? "" });
    return;
  }
  const beginning = snapshot.dictionary.find(word) < 0 ? findBeginning(snapshot, word) : null;
  if (beginning === null) return;
  const postings = postingsOfWord(snapshot, beginning);
  node.sources.push({ postings, typos: BEGINNING_TYPOS, isExact: false, fields: german });
  node.marks.push({ kind: "word", word: snapshot.words[beginning] ?? "" });
}
