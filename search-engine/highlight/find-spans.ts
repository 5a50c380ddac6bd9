import type { Mark } from "../query/search-node.ts";
import { SCRIPT } from "../text/character-classes.ts";
import type { Token, Tokenizer } from "../text/create-tokenizer.ts";
import { toOriginalLength } from "../text/fold-word.ts";

/** What is marked in a text: its first character, the one behind its last, and the words it reaches over. */
export type Span = { start: number; end: number; firstWord: number; lastWord: number };

export type MarkedText = { tokens: readonly Token[]; spans: readonly Span[] };

export type SpanFinder = (text: string) => MarkedText;

/** Finds, in any text, the words that a search has matched. Stop words are marked in phrases only. */
export function createSpanFinder(
  marks: readonly Mark[],
  tokenizer: Tokenizer,
  stopWords: ReadonlySet<string>,
): SpanFinder {
  const { sequences, words, beginnings, inners } = sortMarks(marks);

  function findSequence(tokens: readonly Token[], first: number): number {
    for (const sequence of sequences) {
      const isThere = sequence.every((word, offset) => {
        const token = tokens[first + offset];
        const isNext = token && token.position === (tokens[first]?.position ?? 0) + offset;
        return isNext && (word === null || token.word === word);
      });
      if (isThere) return sequence.length;
    }
    return 0;
  }

  /** How many folded letters of the word are marked. */
  function countMarkedLetters({ word }: Token): number {
    if (stopWords.has(word)) return 0;
    if (words.has(word)) return word.length;
    return beginnings.find(({ beginning }) => word.startsWith(beginning))?.letters ?? 0;
  }

  return (text) => {
    const tokens = tokenizer.tokenize(text);
    const spans: Span[] = [];
    for (let first = 0; first < tokens.length; first += 1) {
      const token = tokens[first];
      const length = findSequence(tokens, first);
      const last = tokens[first + length - 1];
      if (token && last && length > 0) {
        spans.push({ start: token.start, end: last.end, firstWord: first, lastWord: first + length - 1 });
        first += length - 1;
        continue;
      }
      const letters = token ? countMarkedLetters(token) : 0;
      if (!token || letters === 0) continue;
      const span = { start: token.start, end: endOfLetters(text, token, letters), firstWord: first, lastWord: first };
      const before = spans.at(-1);
      if (before && isOneChineseWord(tokens, before, span)) {
        spans[spans.length - 1] = { ...span, start: before.start, firstWord: before.firstWord };
      } else spans.push(span);
    }
    return { tokens, spans: inners.reduce((known, mark) => mergeInner(known, findInner(text, tokens, mark)), spans) };
  };
}

/** Chinese words have three characters at most, and some that the segmentation does not know fall apart. */
const LONGEST_CHINESE_WORD = 3;

/** Whether two spans that touch are parts of one Chinese word: a character that stands alone is hardly ever a word. */
function isOneChineseWord(tokens: readonly Token[], before: Span, span: Span): boolean {
  const token = tokens[span.firstWord];
  if (token?.script !== SCRIPT.han || before.end !== span.start) return false;
  if (tokens[before.lastWord]?.script !== SCRIPT.han || span.end - before.start > LONGEST_CHINESE_WORD) return false;
  return before.end - before.start === 1 || span.end - span.start === 1;
}

type InnerMark = Extract<Mark, { kind: "inner" }>;

function sortMarks(marks: readonly Mark[]) {
  const sequences = marks.flatMap((mark) => (mark.kind === "sequence" ? [mark.words] : []));
  const beginnings = marks.flatMap((mark) => (mark.kind === "beginning" ? [mark] : []));
  return {
    sequences: sequences.sort((one, other) => other.length - one.length),
    words: new Set(marks.flatMap((mark) => (mark.kind === "word" ? [mark.word] : []))),
    beginnings: beginnings.sort((one, other) => other.letters - one.letters),
    inners: marks.flatMap((mark): InnerMark[] => (mark.kind === "inner" ? [mark] : [])),
  };
}

/** Where the text of the mark stands within words, or across words that nothing separates. */
function findInner(text: string, tokens: readonly Token[], mark: InnerMark): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < tokens.length; ) {
    let last = first;
    while (mark.words === null && isGlued(tokens[last], tokens[last + 1])) last += 1;
    const letters = joinLetters(tokens, first, last);
    const isAllowed = mark.words === null || mark.words.has(letters);
    const cursor = { word: first, letters: 0 };
    for (let at = isAllowed ? letters.indexOf(mark.text) : -1; at >= 0; ) {
      const start = locate(text, tokens, cursor, at, "start");
      const firstWord = cursor.word;
      const end = locate(text, tokens, cursor, at + mark.text.length, "end");
      spans.push({ start, end, firstWord, lastWord: cursor.word });
      at = letters.indexOf(mark.text, at + mark.text.length);
    }
    first = last + 1;
  }
  return spans;
}

function joinLetters(tokens: readonly Token[], first: number, last: number): string {
  let letters = "";
  for (let index = first; index <= last; index += 1) letters += tokens[index]?.word ?? "";
  return letters;
}

function isGlued(token: Token | undefined, next: Token | undefined): boolean {
  return !!token && !!next && token.end === next.start && token.script === next.script;
}

/**
 * The character of the text before which (`start`) or behind which (`end`) so many letters stand. Moves the cursor to
 * their word: it knows how many letters stand before its word, and only moves on.
 */
function locate(
  text: string,
  tokens: readonly Token[],
  cursor: { word: number; letters: number },
  letters: number,
  side: "start" | "end",
): number {
  for (let token = tokens[cursor.word]; token; token = tokens[cursor.word]) {
    const remaining = letters - cursor.letters;
    const isHere = side === "start" ? remaining < token.word.length : remaining <= token.word.length;
    if (isHere) return remaining === 0 ? token.start : endOfLetters(text, token, remaining);
    cursor.letters += token.word.length;
    cursor.word += 1;
  }
  return text.length;
}

/** The character behind the first letters of a word. */
function endOfLetters(text: string, { start, end, word, script }: Token, letters: number): number {
  if (letters >= word.length) return end;
  return start + toOriginalLength(text.slice(start, end), script, letters);
}

/**
 * Adds spans in the place of smaller ones within them; those that would add nothing, or cut through another, are left
 * out. Both lists ascend.
 */
function mergeInner(spans: readonly Span[], inner: readonly Span[]): Span[] {
  const merged: Span[] = [];
  let next = 0;
  for (const span of inner) {
    for (; (spans[next]?.end ?? Number.POSITIVE_INFINITY) <= span.start; next += 1)
      merged.push(...spans.slice(next, next + 1));
    const touched: Span[] = [];
    while ((spans[next]?.start ?? Number.POSITIVE_INFINITY) < span.end) touched.push(...spans.slice(next, ++next));
    const isCut = touched.some(({ start, end }) => start < span.start || end > span.end);
    const marked = touched.reduce((length, { start, end }) => length + end - start, 0);
    if (isCut || marked >= span.end - span.start) merged.push(...touched);
    else merged.push(span);
  }
  return merged.concat(spans.slice(next));
}
