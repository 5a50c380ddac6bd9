import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from "graphql";
import { createApiError } from "./api-error.ts";
import type { Budget } from "./budget.ts";

type Fields = Readonly<Record<string, unknown>>;
type Compare = (one: Fields, other: Fields) => number;

const ORDERS = new Map([
  ["asc", 1],
  ["ASC", 1],
  ["desc", -1],
  ["DESC", -1],
]);

/** Sorts a list by `sort: ["order:asc", "team.name"]`; without keys it stays as it is. Nothing sorts before everything. */
export function sortEntries<Entry extends Fields>(
  entries: readonly Entry[],
  sort: readonly (string | null)[] | null | undefined,
  type: GraphQLObjectType,
  budget: Budget,
): readonly Entry[] {
  const keys = (sort ?? []).flatMap((key) => key?.split(",") ?? []).filter((key) => key.trim() !== "");
  if (keys.length === 0) return entries;
  const compares = keys.map((key) => toCompare(key.trim(), type));
  budget.compare(entries.length * keys.length * Math.ceil(Math.log2(entries.length + 1)));
  return entries.toSorted((one, other) => {
    for (const compare of compares) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  });
}

function toCompare(key: string, type: GraphQLObjectType): Compare {
  const [path = "", order = "asc"] = key.split(":");
  const direction = ORDERS.get(order);
  if (direction === undefined) {
    throw createApiError("ValidationError", "Invalid order. order can only be one of asc|desc|ASC|DESC");
  }
  const names = path.split(".");
  if (!isSortable(names, type)) {
    const details = { key: path, path: null, source: "query", param: "sort" };
    throw createApiError("ValidationError", `Invalid key ${path}`, details);
  }
  return (one, other) => direction * compareValues(valueAt(one, names), valueAt(other, names));
}

function isSortable([name = "", ...rest]: readonly string[], type: GraphQLObjectType): boolean {
  const field = type.getFields()[name];
  if (!field) return false;
  const fieldType = getNamedType(field.type);
  if (isLeafType(fieldType)) return rest.length === 0;
  if (!isObjectType(fieldType) || fieldType === type) return false;
  const entries = fieldType.getFields().nodes;
  const target = entries ? getNamedType(entries.type) : fieldType;
  return isObjectType(target) && isSortable(rest, target);
}

function valueAt(fields: Fields, names: readonly string[]): unknown {
  let value: unknown = fields;
  for (const name of names) {
    const holder = Array.isArray(value) ? value[0] : value;
    value = isFields(holder) ? holder[name] : undefined;
  }
  return value;
}

function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === undefined || one === null) return other === undefined || other === null ? 0 : -1;
  if (other === undefined || other === null) return 1;
  if (typeof one === "string" && typeof other === "string") return byWords.compare(one, other);
  return Number(one) - Number(other);
}

/** As a reader expects, not as machines count: `apex` before `Zeus`, `ä` beside `a`. */
const byWords = new Intl.Collator("en");

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
