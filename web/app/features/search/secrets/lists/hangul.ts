import { wordlist } from "@scure/bip39/wordlists/korean.js";
import { toWordSet } from "./to-word-set.ts";

export const WORD_SETS = [toWordSet(wordlist)];
