import { wordlist as simplified } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as traditional } from "@scure/bip39/wordlists/traditional-chinese.js";
import { toWordSet } from "./to-word-set.ts";

export const WORD_SETS = [simplified, traditional].map(toWordSet);
