import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { toWordSet } from "./to-word-set.ts";

export const WORD_SETS = [english, french, spanish, italian, portuguese, czech].map(toWordSet);
