import { wordlist } from "@scure/bip39/wordlists/japanese.js";
import { toWordSet } from "./to-word-set.ts";

export const WORD_SETS = [toWordSet(wordlist)];
