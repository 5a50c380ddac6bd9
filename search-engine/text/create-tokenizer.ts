import {
  type CharacterClass,
  classifyBeyond,
  createCharacterClasses,
  HARD_SEPARATOR,
  SCRIPT,
  SOFT_SEPARATOR,
} from "./character-classes.ts";
import { foldWord } from "./fold-word.ts";
import { createRunSegmenter } from "./segment-run.ts";
import { createSimplifier } from "./traditional-characters.ts";

/** A word of a text. */
export type Token = {
  /** In the form in which words are compared. */
  word: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** 1 further than the word before, 8 further when a hard separator stood between. */
  position: number;
  script: CharacterClass;
};

export type Tokenizer = {
  /** The words of `text`, at most `limit`. The first stands at `position`. */
  tokenize(text: string, options?: { limit?: number; position?: number }): Token[];
  /** Whether the character at `index` separates words, and how. */
  classify(text: string, index: number): CharacterClass;
};

/** How much further than its neighbour a word stands behind the end of a sentence, or in the next element of a list. */
export const HARD_DISTANCE = 8;
export const MAX_POSITIONS = 65_535;

/** Longer words, in bytes of their folded form, are neither indexed nor found. */
const MAX_WORD_BYTES = 250;
/** A piece of text this long is not folded at all: it is no word. */
const LONGEST_PIECE = 2_000;

/**
 * Splits texts and queries into words by the same rules: script runs, separators, segmentation, folding. Chinese is
 * compared as it is simplified, however it is written.
 */
export function createTokenizer(): Tokenizer {
  const classes = createCharacterClasses();
  const segmentRun = createRunSegmenter();
  const simplify = createSimplifier();

  function classify(text: string, index: number): CharacterClass {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit < 0xdc00) return classifyBeyond(text.codePointAt(index) ?? unit);
    const found = classes[unit] ?? SCRIPT.none;
    const endsClause = (unit === FULL_STOP || unit === COMMA) && text.charCodeAt(index + 1) === SPACE;
    return endsClause ? HARD_SEPARATOR : found;
  }

  function tokenize(original: string, { limit = Number.POSITIVE_INFINITY, position = 0 } = {}): Token[] {
    const text = simplify(original);
    const tokens: Token[] = [];
    let next = position;
    let isFirst = true;
    let wasHard = false;

    const add = (start: number, end: number, script: CharacterClass) => {
      const word = end - start > LONGEST_PIECE ? text.slice(start, end) : fold(text, start, end, script);
      if (word === "") return;
      if (!isFirst) next += wasHard ? HARD_DISTANCE : 1;
      isFirst = false;
      wasHard = false;
      tokens.push({ word, start, end, position: next, script });
    };
    const addRun = (start: number, end: number, script: CharacterClass) => {
      if (script !== SCRIPT.han && script !== SCRIPT.hangul) return add(start, end, script);
      for (const segment of segmentRun(text, start, end, script)) {
        if (isFull()) return;
        add(segment.start, segment.end, script);
      }
    };
    const isFull = () => tokens.length >= limit || next >= MAX_POSITIONS;

    let runStart = -1;
    let script: CharacterClass = SCRIPT.none;
    for (let index = 0; index < text.length && !isFull(); index += 1) {
      const found = classify(text, index);
      if (found >= SOFT_SEPARATOR) {
        if (runStart >= 0) addRun(runStart, index, script);
        runStart = -1;
        script = SCRIPT.none;
        if (found === HARD_SEPARATOR) wasHard = true;
      } else if (runStart < 0) {
        runStart = index;
        script = found;
      } else if (found !== SCRIPT.none && found !== script) {
        if (script !== SCRIPT.none) {
          addRun(runStart, index, script);
          runStart = index;
        }
        script = found;
      }
      if (isHighSurrogate(text, index)) index += 1;
    }
    if (runStart >= 0 && !isFull()) addRun(runStart, text.length, script);
    if (next >= MAX_POSITIONS) tokens.pop();
    return tokens;
  }

  return { tokenize, classify };
}

const FULL_STOP = 0x2e;
const COMMA = 0x2c;
const SPACE = 0x20;

/** Most words are plain letters and digits, for which lower case is all there is to do. */
function fold(text: string, start: number, end: number, script: CharacterClass): string {
  for (let index = start; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < SPACE || unit > 0x7e) return foldWord(text.slice(start, end), script);
  }
  return text.slice(start, end).toLowerCase();
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit >= 0xdc00) return false;
  const following = text.charCodeAt(index + 1);
  return following >= 0xdc00 && following < 0xe000;
}

/** Whether a word is too long to be indexed or found. */
export function isTooLong(word: string): boolean {
  return word.length > MAX_WORD_BYTES || (word.length > MAX_WORD_BYTES / 4 && Buffer.byteLength(word) > MAX_WORD_BYTES);
}
