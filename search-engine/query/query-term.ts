import type { CharacterClass } from "../text/character-classes.ts";

/** A word or a phrase that is searched. */
export type QueryTerm = {
  /** The words, which stand together where there are several; null is any one word. */
  words: readonly (string | null)[];
  isPhrase: boolean;
  /** Whether it is the beginning of a word. */
  isPrefix: boolean;
  script: CharacterClass;
  /** Where the first word stands in the query: 8 further than the word before when a hard separator stood between. */
  position: number;
  /** Words with the same number are of one script, with nothing between them, as in Chinese. */
  run: number;
};
