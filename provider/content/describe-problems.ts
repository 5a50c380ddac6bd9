import type { z } from "zod";

const LONGEST_VALUE_SHOWN = 60;

const NAMES_OF_TYPES: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "fields",
  record: "fields",
  string: "text",
};

/**
 * Reads data with a schema. Otherwise `report` is told each `field: expected X, got Y`, and the fields are as they stand in
 * the data: null those with a mistake. Null where the data are no fields at all.
 */
export function readWithSchema(
  schema: z.ZodType<Record<string, unknown>>,
  data: unknown,
  sharedFields: ReadonlySet<string>,
  report: (problem: string) => void,
): Record<string, unknown> | null {
  const result = schema.safeParse(data, { error: toExpectation });
  if (result.success) return result.data;
  const misread = new Set<PropertyKey>();
  for (const issue of result.error.issues) {
    for (const { path, expected } of toMissed(issue, sharedFields)) {
      report(`${nameOf(issue, path)}: expected ${expected}, got ${show(valueAt(data, path))}`);
      for (const field of path.slice(0, 1)) misread.add(field);
    }
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  return { ...data, ...Object.fromEntries([...misread].map((field) => [field, null])) };
}

/** A slug names itself: its place in a list would say no more. */
function nameOf(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): string {
  const isInList = issue.code === "custom" && typeof path.at(-1) === "number";
  return (isInList ? path.slice(0, -1) : path).join(".") || "front matter";
}

/** Where a file misses what is expected. */
function toMissed(issue: z.core.$ZodIssue, sharedFields: ReadonlySet<string>) {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path, expected: issue.message }];
  return issue.keys.map((key) => {
    const isShared = issue.path.length === 0 && sharedFields.has(key);
    return { path: [...issue.path, key], expected: isShared ? "nothing (it stands in English only)" : "no such field" };
  });
}

/** What a schema expects where it is not met, as words that follow "expected". */
function toExpectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return NAMES_OF_TYPES[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "invalid_union":
      return "a known __component";
    case "too_small":
      return issue.origin === "string" ? "text" : `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case "too_big":
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return undefined;
  }
}

function unitOf(origin: string): string {
  return { string: " characters", array: " members" }[origin] ?? "";
}

/** A value as it stands in a file, short enough for one line. */
function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "fields";
  const shown = JSON.stringify(value);
  return shown.length > LONGEST_VALUE_SHOWN ? `${shown.slice(0, LONGEST_VALUE_SHOWN)}…` : shown;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
