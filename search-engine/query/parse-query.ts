import { HARD_SEPARATOR, SCRIPT } from "../text/character-classes.ts";
import type { Token, Tokenizer } from "../text/create-tokenizer.ts";
import type { QueryTerm } from "./query-term.ts";

export type ParsedQuery = {
  terms: QueryTerm[];
  /** Words and phrases that must not occur. */
  negatives: (readonly (string | null)[])[];
};

/** Words, and phrases as one each, that count. */
export const MAX_TERMS = 10;
/** Words and separators that are looked at. */
const MAX_TOKENS = 1000;

/** Takes a query apart: `yuma "dynamic tao" -root va`. */
export function parseQuery(query: string, tokenizer: Tokenizer, stopWords: ReadonlySet<string>): ParsedQuery {
  const parsed: ParsedQuery = { terms: [], negatives: [] };
  const { terms, negatives } = parsed;
  const tokens = tokenizer.tokenize(query, { limit: MAX_TOKENS });
  const isFull = () => terms.length >= MAX_TERMS;

  let lookedAt = 0;
  let phrase: ReturnType<typeof createPhrase> | null = null;
  let isNegativePhrase = false;
  /** A hyphen that could be an operator has just been read. */
  let isNegative = false;
  /** The negative word just read; what follows without anything between belongs to it, as in Chinese. */
  let lastNegative: string[] | null = null;
  let run = 0;
  let end = 0;

  const closePhrase = () => {
    const term = phrase?.toTerm(run);
    if (term && isNegativePhrase) negatives.push(term.words);
    else if (term && !isFull()) terms.push(term);
    phrase = null;
  };

  const readSeparator = (index: number) => {
    const character = query.charAt(index);
    const isQuote = character === '"';
    if (phrase && (isQuote || tokenizer.classify(query, index) === HARD_SEPARATOR)) {
      closePhrase();
      if (!isQuote) phrase = createPhrase();
    } else if (isQuote) {
      phrase = createPhrase();
      isNegativePhrase = isNegative;
    }
    const isOperator = character === "-" && (index === 0 || /\s/u.test(query.charAt(index - 1)));
    isNegative = phrase === null && isOperator;
  };

  const readWord = (token: Token, isLast: boolean) => {
    const isStopWord = stopWords.has(token.word);
    const word = isStopWord ? null : token.word;
    const isGluedToNegative = lastNegative !== null && token.start === end;
    if (!isGluedToNegative) lastNegative = null;
    if (phrase) phrase.add(word, token);
    else if (lastNegative) lastNegative.push(token.word);
    else if (isNegative) {
      lastNegative = [token.word];
      negatives.push(lastNegative);
    } else if (isLast || !isStopWord) {
      const { script, position } = token;
      terms.push({ words: [token.word], isPhrase: false, isPrefix: isLast, script, position, run });
    }
    isNegative = false;
  };

  for (const [index, token] of tokens.entries()) {
    lookedAt += 1 + token.start - end;
    if (isFull() || lookedAt > MAX_TOKENS) return parsed;
    for (let separator = end; separator < token.start; separator += 1) readSeparator(separator);
    if (isFull()) return parsed;
    if (token.start > end || (index > 0 && token.script !== tokens[index - 1]?.script)) run += 1;
    readWord(token, index === tokens.length - 1 && token.end === query.length);
    end = token.end;
  }
  closePhrase();
  return parsed;
}

/** A phrase while it is read. */
function createPhrase() {
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
