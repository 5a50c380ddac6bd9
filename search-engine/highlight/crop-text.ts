import type { MarkedText, Span } from "./find-spans.ts";

/** The part of a text that is shown: its first character and the one behind its last. */
export type Excerpt = { start: number; end: number };

/** `length` words of the text around the densest group of matches, or its first words; all of a shorter text. */
export function cropText(text: string, { tokens, spans }: MarkedText, length: number): Excerpt {
  if (length === 0 || tokens.length <= length) return { start: 0, end: text.length };
  const group = findDensest(spans, length);
  const [first, last] = group ? [group.first, Math.min(group.last, group.first + length - 1)] : [0, length - 1];
  const spare = length - (last - first + 1);
  const before = Math.max(Math.min(Math.ceil(spare / 2), first), spare - (tokens.length - 1 - last));
  const from = first - before;
  const to = from + length - 1;
  return {
    start: from === 0 ? 0 : (tokens[from]?.start ?? 0),
    end: to === tokens.length - 1 ? text.length : (tokens[to]?.end ?? text.length),
  };
}

/** The words of the group with the most matches among `length` words; the first where several have as many. */
function findDensest(spans: readonly Span[], length: number): { first: number; last: number } | null {
  let best: { first: number; last: number; count: number } | null = null;
  let end = 0;
  for (const [index, { firstWord, lastWord }] of spans.entries()) {
    end = Math.max(end, index + 1);
    while ((spans[end]?.lastWord ?? Number.POSITIVE_INFINITY) < firstWord + length) end += 1;
    const last = spans[end - 1]?.lastWord ?? lastWord;
    if (!best || end - index > best.count) best = { first: firstWord, last, count: end - index };
  }
  return best;
}
