import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { SearchError } from "./search-error.ts";

const ID = /^[A-Za-z0-9_-]{1,511}$/;
const DEEPEST = 100;

/**
 * Documents with their ids. One bad document fails them all.
 *
 * @throws {SearchError} where something is no document, has no id or one that is not allowed
 */
export function readDocuments(values: readonly Json[], primaryKey: string): { id: string; document: JsonObject }[] {
  return values.map((document) => {
    if (!isJsonObject(document)) throw noDocument();
    if (isDeeperThan(document, DEEPEST)) {
      throw new SearchError(400, "malformed_payload", `A document is nested deeper than ${DEEPEST} levels.`);
    }
    const id = document[primaryKey];
    if (id === undefined) {
      throw new SearchError(400, "missing_document_id", `A document has no attribute \`${primaryKey}\`.`);
    }
    return { id: parseId(id), document };
  });
}

/** An id as text: a whole number, or letters, digits, `-` and `_`, at most 511 bytes. */
export function parseId(id: unknown): string {
  const text = Number.isSafeInteger(id) ? String(id) : id;
  if (typeof text === "string" && ID.test(text)) return text;
  throw new SearchError(
    400,
    "invalid_document_id",
    `Document identifier \`${shorten(id)}\` is invalid: expected an integer, or at most 511 of \`A-Z a-z 0-9 - _\`.`,
  );
}

/**
 * The attribute that names documents, where nobody has said which: the only one whose name ends with `id`.
 *
 * @throws {SearchError} where there is none, or several
 */
export function inferPrimaryKey(document: Json | undefined): string {
  if (!isJsonObject(document)) throw noDocument();
  const names = Object.keys(document).filter((name) => /id$/i.test(name));
  const [name, ...others] = names;
  if (name !== undefined && others.length === 0) return name;
  const problem = name === undefined ? "no_candidate" : "multiple_candidates";
  throw new SearchError(
    400,
    `index_primary_key_${problem}_found`,
    `The primary key inference failed: ${names.length} attributes end with \`id\`. Name it with \`primaryKey\`.`,
  );
}

function noDocument(): SearchError {
  return new SearchError(400, "malformed_payload", "The documents must be objects.");
}

function isDeeperThan(value: Json, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function shorten(value: unknown): string {
  const text = typeof value === "object" ? "[object]" : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
