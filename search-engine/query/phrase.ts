import { SCRIPT } from "../text/character-classes.ts";
import type { Token } from "../text/create-tokenizer.ts";
import type { QueryTerm } from "./query-term.ts";

/** A phrase while it is read. */
export function createPhrase() {
  const words: (string | null)[] = [];
  let position = 0;

  return {
    /** `word` is null where any word may stand. */
    add(word: string | null, token: Token): void {
      if (words.length === 0 && word === null) return;
      if (words.length === 0) position = token.position;
      words.push(word);
    },

    /** The phrase as a term of the query, or null when it holds no word. */
    toTerm(run: number): QueryTerm | null {
      while (words.at(-1) === null) words.pop();
      if (words.length === 0) return null;
      return { words, isPhrase: true, isPrefix: false, script: SCRIPT.none, position, run };
    },
  };
}
