import { createApiError } from "../../graphql/api-error.ts";

/** What is wrong with one field, or null where nothing is. */
export type Fault = { field: string; message: string | null; value: string };

/**
 * Throws the contract's error where a field is wrong: its message, or how many there are; its details name each field.
 * They repeat what was sent, passwords included, and must not be logged.
 */
export function refuseFaults(faults: readonly Fault[]): void {
  const errors = faults.flatMap(({ field, message, value }) =>
    message === null ? [] : [{ path: [field], message, name: "ValidationError", value }],
  );
  const [first] = errors;
  if (!first) return;
  const message = errors.length === 1 ? first.message : `${errors.length} errors occurred`;
  throw createApiError("ValidationError", message, { errors });
}

/** For a field that only has to be there. */
export function required(field: string, value: string): Fault {
  return { field, message: value === "" ? `${field} is a required field` : null, value };
}
