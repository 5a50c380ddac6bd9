import { isJsonObject, type Json, type JsonObject } from "../json.ts";

/**
 * The texts of each attribute, by its path, in the order in which the document names them: `{ tags: [{ name: "a" },
 * { name: "b" }] }` has the attribute `tags.name` with the texts `a` and `b`. Numbers and booleans are texts too.
 */
export function flattenDocument(document: JsonObject): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  // A list of what is still to be visited, the next at the end: a document may be nested deeper than calls can be.
  const remaining: { path: string; value: Json }[] = [{ path: "", value: document }];
  for (let visited = remaining.pop(); visited; visited = remaining.pop()) {
    const { path, value } = visited;
    if (Array.isArray(value)) {
      for (const element of value.toReversed()) remaining.push({ path, value: element });
    } else if (isJsonObject(value)) {
      for (const [name, inner] of Object.entries(value).toReversed()) {
        remaining.push({ path: path === "" ? name : `${path}.${name}`, value: inner });
      }
    } else if (value !== null) {
      const texts = attributes.get(path);
      if (texts) texts.push(String(value));
      else attributes.set(path, [String(value)]);
    }
  }
  return attributes;
}
