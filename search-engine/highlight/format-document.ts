import { covers } from "../index/attribute-names.ts";
import { isJsonObject, type Json, type JsonObject } from "../json.ts";
import { cropText } from "./crop-text.ts";
import type { MarkedText, SpanFinder } from "./find-spans.ts";

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
