import { createApiError } from "../../graphql/api-error.ts";

const MOST_ENTRIES = 2_000;

/** Refuses one more entry of a type where an account has as many as it may. */
export function refuseTooMany(count: number, what: string): void {
  if (count >= MOST_ENTRIES) {
    throw createApiError("ValidationError", `An account holds at most ${MOST_ENTRIES} ${what}`);
  }
}
