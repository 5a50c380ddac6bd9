import type { z } from "zod";
import type { EntrySchema } from "./entry-schemas.ts";

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

/** Reads data with a schema; otherwise null, and `report` is told each `field: expected X, got Y`. */
export function readWithSchema(
  schema: z.ZodType<Record<string, unknown>>,
  data: unknown,
  sharedFields: ReadonlySet<string>,
  report: (problem: string) => void,
): Record<string, unknown> | null {
  const result = schema.safeParse(data, { error: toExpectation, reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) describe(issue, sharedFields, report);
  return null;
}

function describe(
  issue: z.core.$ZodIssue,
  sharedFields: EntrySchema["sharedFields"],
  report: (problem: string) => void,
): void {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const expected =
        path.length === 0 && sharedFields.has(key) ? "nothing (it stands in English only)" : "no such field";
      report(`${[...path, key].join(".")}: expected ${expected}, got ${show(fieldOf(issue.input, key))}`);
    }
    return;
  }
  report(`${path.length === 0 ? "front matter" : path.join(".")}: expected ${issue.message}, got ${show(issue.input)}`);
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
export function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "fields";
  const shown = JSON.stringify(value);
  return shown.length > LONGEST_VALUE_SHOWN ? `${shown.slice(0, LONGEST_VALUE_SHOWN)}…` : shown;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
