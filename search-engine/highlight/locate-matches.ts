import { isJsonObject, type Json, type JsonObject } from "../json.ts";
import type { SpanFinder } from "./find-spans.ts";

/** Where a match stands in the text of an attribute, in bytes of UTF-8, and in which elements of a list of texts. */
export type MatchPosition = { start: number; length: number; indices?: number[] };

/** The matches of each attribute of a document that has any, by its path. */
export function locateMatches(document: JsonObject, findSpans: SpanFinder): Record<string, MatchPosition[]> {
  const located = new Map<string, MatchPosition[]>();

  function visit(value: Json, path: string, indices: number[]): void {
    if (Array.isArray(value)) {
      for (const [index, element] of value.entries()) visit(element, path, [...indices, index]);
    } else if (isJsonObject(value)) {
      for (const [name, inner] of Object.entries(value)) visit(inner, path === "" ? name : `${path}.${name}`, []);
    } else if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      const positions = findSpans(text).spans.map(({ start, end }) => ({
        start: Buffer.byteLength(text.slice(0, start)),
        length: Buffer.byteLength(text.slice(start, end)),
        ...(indices.length > 0 && { indices }),
      }));
      if (positions.length > 0) located.set(path, [...(located.get(path) ?? []), ...positions]);
    }
  }

  visit(document, "", []);
  return Object.fromEntries(located);
}
