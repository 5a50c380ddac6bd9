import type { Tokenizer } from "../text/create-tokenizer.ts";
import { HARD_DISTANCE, isTooLong, MAX_POSITIONS } from "../text/create-tokenizer.ts";
import { covers } from "./attribute-names.ts";
import { createGrowableNumbers } from "./growable-numbers.ts";
import type { IndexSettings } from "./index-settings.ts";
import { packPlace } from "./place.ts";

/** The words of one document within the log: two numbers each for words and for attributes. */
export type LoggedDocument = { firstWord: number; lastWord: number; firstLength: number; lastLength: number };

/** More attributes than any document of ours has; what comes after them is not searched. */
const MAX_FIELDS = 0xffff;

/**
 * The words of all documents, one after the other: (number of the word, place). From it the index is built, so that a
 * changed document costs no second look at the others.
 */
export function createWordLog(settings: IndexSettings, tokenizer: Tokenizer, foldedStopWords: ReadonlySet<string>) {
  const numbers = new Map<string, number>();
  const words = createGrowableNumbers();
  const lengths = createGrowableNumbers();
  /** The searched attributes that have been seen, by number. */
  const fields: string[] = [];
  const fieldNumbers = new Map<string, number | null>();

  function add(attributes: ReadonlyMap<string, readonly string[]>): LoggedDocument {
    const [firstWord, firstLength] = [words.length, lengths.length];
    const searched = Array.from(attributes, ([path, texts]) => ({ field: numberOf(path), texts }));
    // In the order of their numbers, so that the places of a word in a document ascend.
    for (const { field, texts } of searched.sort((one, other) => (one.field ?? 0) - (other.field ?? 0))) {
      if (field !== null) addAttribute(field, texts);
    }
    return { firstWord, lastWord: words.length, firstLength, lastLength: lengths.length };
  }

  function addAttribute(field: number, texts: readonly string[]): void {
    let position = 0;
    let length = 0;
    for (const text of texts) {
      const tokens = tokenizer.tokenize(text, { position });
      for (const token of tokens) {
        if (foldedStopWords.has(token.word) || isTooLong(token.word)) continue;
        words.push(numberOfWord(token.word));
        words.push(packPlace(field, token.position));
      }
      length += tokens.length;
      const last = tokens.at(-1);
      if (last) position = last.position + HARD_DISTANCE;
      if (position >= MAX_POSITIONS) break;
    }
    lengths.push(field);
    lengths.push(length);
  }

  function numberOfWord(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  }

  /** The number of the attribute, or null where it is not searched. */
  function numberOf(path: string): number | null {
    const known = fieldNumbers.get(path);
    if (known !== undefined) return known;
    const isSearched = fields.length < MAX_FIELDS && settings.searchableAttributes.some((name) => covers(name, path));
    fieldNumbers.set(path, isSearched ? fields.length : null);
    if (isSearched) fields.push(path);
    return fieldNumbers.get(path) ?? null;
  }

  return {
    add,
    fields,
    /** All attributes that have been seen, searched or not. */
    listAttributes: (): string[] => Array.from(fieldNumbers.keys()),
    /** Each word with its number. */
    numbers,
    words,
    lengths,
    trim() {
      words.trim();
      lengths.trim();
    },
  };
}

/** How many words each attribute of each document has. */
export type FieldLengths = { get(document: number, field: number): number };

/** Reads them from the log of lengths: (number of the attribute, words in it). */
export function createFieldLengths(log: Uint32Array, documents: readonly LoggedDocument[]): FieldLengths {
  const lengths = log.slice();
  const first = Uint32Array.from(documents, ({ firstLength }) => firstLength);
  const last = Uint32Array.from(documents, ({ lastLength }) => lastLength);
  return {
    get(document, field) {
      const end = last[document] ?? 0;
      for (let entry = first[document] ?? 0; entry < end; entry += 2) {
        if (lengths[entry] === field) return lengths[entry + 1] ?? 0;
      }
      return 0;
    },
  };
}
