import { type CharacterClass, SCRIPT } from "./character-classes.ts";

/** A word within a run of one script: its first character and the one behind its last. */
export type Segment = { start: number; end: number };

/** Longer runs are cut, so that a text without spaces does not cost more than its length. */
const LONGEST_RUN = 256;
/** Runs whose words are cached: a query asks several indexes, and the same titles are marked again and again. */
const MAX_CACHED = 5_000;
const DIGITS_OR_LETTERS = /[0-9]+|[^0-9]+/g;

/** Cuts a run of one script into words. */
export type RunSegmenter = (text: string, start: number, end: number, script: CharacterClass) => Iterable<Segment>;

/**
 * Chinese and Japanese are cut by the dictionary of the runtime. In Korean, digits are a word of their own (`64번`);
 * the particles behind a noun are left to the query, which looks for beginnings of words. Elsewhere a run is a word.
 */
export function createRunSegmenter(): RunSegmenter {
  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

  const cache = new Map<string, readonly number[]>();

  /** Where the words of a run of Chinese end. */
  function findEnds(run: string): readonly number[] {
    const cached = cache.get(run);
    if (cached) return cached;
    const segments = segmenter.segment(run);
    const ends: number[] = [];
    // Asking for one segment after the other is faster than iterating over them.
    for (let start = 0; start < run.length; ) {
      start += segments.containing(start)?.segment.length ?? run.length;
      ends.push(start);
    }
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(run, ends);
    return ends;
  }

  function* segmentHan(text: string, start: number, end: number): Iterable<Segment> {
    for (let from = start; from < end; ) {
      const to = cutRun(text, from, end);
      let first = from;
      for (const length of findEnds(text.slice(from, to))) {
        yield { start: first, end: from + length };
        first = from + length;
      }
      from = to;
    }
  }

  function* segmentHangul(text: string, start: number, end: number): Iterable<Segment> {
    for (const { 0: piece, index } of text.slice(start, end).matchAll(DIGITS_OR_LETTERS)) {
      yield { start: start + index, end: start + index + piece.length };
    }
  }

  return (text, start, end, script) => {
    if (script === SCRIPT.han) return segmentHan(text, start, end);
    if (script === SCRIPT.hangul && hasDigit(text, start, end)) return segmentHangul(text, start, end);
    return [{ start, end }];
  };
}

function hasDigit(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x30 && unit <= 0x39) return true;
  }
  return false;
}

/** Where to cut a run that begins at `from`: at its end, or after the longest piece, not between two surrogates. */
function cutRun(text: string, from: number, end: number): number {
  const to = from + LONGEST_RUN;
  if (to >= end) return end;
  const unit = text.charCodeAt(to);
  return unit >= 0xdc00 && unit < 0xe000 ? to - 1 : to;
}
