import type { Mark } from "../query/search-node.ts";
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
      const end = endOfLetters(text, token, letters);
      spans.push({ start: token.start, end, firstWord: first, lastWord: first });
    }
    for (const span of inners.flatMap((mark) => findInner(text, tokens, mark))) {
      const isStopWord = span.firstWord === span.lastWord && stopWords.has(tokens[span.firstWord]?.word ?? "");
      if (!isStopWord && !spans.some((other) => overlap(span, other))) spans.push(span);
    }
    return { tokens, spans: spans.sort((one, other) => one.start - other.start) };
  };
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
    const group = tokens.slice(first, last + 1);
    const letters = group.map(({ word }) => word).join("");
    const isAllowed = mark.words === null || mark.words.has(letters);
    for (let at = isAllowed ? letters.indexOf(mark.text) : -1; at >= 0; at = letters.indexOf(mark.text, at + 1)) {
      const start = locate(text, group, at, "start");
      const end = locate(text, group, at + mark.text.length, "end");
      spans.push({ start: start.at, end: end.at, firstWord: first + start.word, lastWord: first + end.word });
    }
    first = last + 1;
  }
  return spans;
}

function isGlued(token: Token | undefined, next: Token | undefined): boolean {
  return !!token && !!next && token.end === next.start && token.script === next.script;
}

/** The character of the text before which (`start`) or behind which (`end`) so many letters of the words stand. */
function locate(text: string, group: readonly Token[], letters: number, side: "start" | "end") {
  let remaining = letters;
  for (const [word, token] of group.entries()) {
    const isHere = side === "start" ? remaining < token.word.length : remaining <= token.word.length;
    if (isHere) return { at: endOfLetters(text, token, remaining), word };
    remaining -= token.word.length;
  }
  return { at: group.at(-1)?.end ?? 0, word: group.length - 1 };
}

function endOfLetters(text: string, { start, end, word, script }: Token, letters: number): number {
  if (letters >= word.length) return end;
  return letters === 0 ? start : start + toOriginalLength(text.slice(start, end), script, letters);
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
