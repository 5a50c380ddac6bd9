import { covers } from "../index/attribute-names.ts";
import { isJsonObject, type Json, type JsonObject } from "../json.ts";
import type { MarkedText, Span, SpanFinder } from "./find-spans.ts";

/** How the texts of a hit are shown. */
export type Formatting = {
  highlighted: readonly string[];
  preTag: string;
  postTag: string;
  /** Attributes that are cut, and to how many words. */
  cropped: ReadonlyMap<string, number>;
  cropMarker: string;
};

/**
 * A document with its matches marked and its texts cropped. Numbers become texts, booleans and null stay, and nothing
 * is escaped: what the document holds is not HTML.
 */
export function formatDocument(document: JsonObject, formatting: Formatting, findSpans: SpanFinder): JsonObject {
  const { highlighted, cropped } = formatting;

  function format(value: Json, path: string): Json {
    if (Array.isArray(value)) return value.map((element) => format(element, path));
    if (isJsonObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, format(inner, path === "" ? name : `${path}.${name}`)]),
      );
    }
    if (value === null || typeof value === "boolean") return value;
    const text = String(value);
    const isHighlighted = highlighted.some((name) => covers(name, path));
    const length = Array.from(cropped).find(([name]) => covers(name, path))?.[1] ?? 0;
    return isHighlighted || length > 0 ? formatText(text, findSpans(text), isHighlighted, length) : text;
  }

  function formatText(text: string, marked: MarkedText, isHighlighted: boolean, length: number): string {
    const { start, end } = cropText(text, marked, length);
    let formatted = start > 0 ? formatting.cropMarker : "";
    let shown = start;
    for (const span of isHighlighted ? marked.spans : []) {
      if (span.start < shown || span.end > end) continue;
      formatted += text.slice(shown, span.start) + formatting.preTag + text.slice(span.start, span.end);
      formatted += formatting.postTag;
      shown = span.end;
    }
    return formatted + text.slice(shown, end) + (end < text.length ? formatting.cropMarker : "");
  }

  const formatted = format(document, "");
  return isJsonObject(formatted) ? formatted : {};
}

/** The part of a text that is shown: `length` words around the densest group of matches, or its first words; all of a shorter one. */
function cropText(text: string, { tokens, spans }: MarkedText, length: number): { start: number; end: number } {
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
