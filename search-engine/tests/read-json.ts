import { isJsonObject, type Json } from "../json.ts";

/** What stands in JSON at a path of names and places, or null. */
export function at(value: Json | undefined, ...path: readonly (string | number)[]): Json {
  let found: Json | undefined = value;
  for (const step of path) {
    if (typeof step === "number") found = Array.isArray(found) ? found[step] : undefined;
    else found = isJsonObject(found) ? found[step] : undefined;
  }
  return found ?? null;
}

/** The list there; empty where there is none. */
export function listAt(value: Json, ...path: readonly (string | number)[]): Json[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
