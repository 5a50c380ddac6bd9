import { covers } from "../index/attribute-names.ts";
import { isJsonObject, type Json, type JsonObject } from "../json.ts";

/** What of a document is shown: the attributes that are named, and what is nested in them. */
export function pickAttributes(document: JsonObject, names: readonly string[]): JsonObject {
  if (names.includes("*")) return document;
  return pickFields(document, "", names);
}

function pickFields(object: JsonObject, path: string, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, Json][] => {
      const inner = path === "" ? name : `${path}.${name}`;
      // `name` shows what is nested in it, but not an attribute of the document that is called `name.number`.
      const isShown = path === "" ? names.includes(name) : names.some((shown) => covers(shown, inner));
      if (isShown) return [[name, value]];
      const isAround = names.some((shown) => shown.startsWith(`${inner}.`));
      return isAround && typeof value === "object" ? [[name, pickInside(value, inner, names)]] : [];
    }),
  );
}

function pickInside(value: Json, path: string, names: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((element) => pickInside(element, path, names));
  return isJsonObject(value) ? pickFields(value, path, names) : value;
}
