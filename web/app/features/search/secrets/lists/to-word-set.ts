import { foldWord } from "../fold-word.ts";

/** A list of BIP-39 as its words are compared. */
export function toWordSet(wordlist: readonly string[]): ReadonlySet<string> {
  return new Set(wordlist.map(foldWord));
}
