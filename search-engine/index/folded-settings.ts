import type { Tokenizer } from "../text/create-tokenizer.ts";
import type { IndexSettings } from "./index-settings.ts";

/** The words of the settings in the form in which words are compared. */
export type FoldedSettings = {
  stopWords: ReadonlySet<string>;
  /** By the words that were searched, joined by `joinWords`: lists of words that must stand together. */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Words that are not found by a typo. */
  exactWords: ReadonlySet<string>;
};

export function foldSettings(settings: IndexSettings, tokenizer: Tokenizer): FoldedSettings {
  const wordsOf = (text: string) => tokenizer.tokenize(text).map(({ word }) => word);
  const synonyms = new Map<string, string[][]>();
  for (const [name, values] of Object.entries(settings.synonyms)) {
    const key = joinWords(wordsOf(name));
    const phrases = values.map(wordsOf).filter((words) => words.length > 0);
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases]);
  }
  return {
    stopWords: new Set(settings.stopWords.flatMap(wordsOf)),
    synonyms,
    exactWords: new Set(settings.typoTolerance.disableOnWords.flatMap(wordsOf)),
  };
}

export function joinWords(words: readonly string[]): string {
  return words.join("\0");
}
