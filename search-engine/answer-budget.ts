import { badRequest } from "./search-error.ts";

/** What stands around the results of a search. */
const FRAME_BYTES = '{"results":[]}'.length;
const COMMA_BYTES = 1;

export type AnswerBudget = ReturnType<typeof createAnswerBudget>;

/** Counts an answer as it is made, in bytes of the JSON it will be sent as. */
export function createAnswerBudget(bytes: number) {
  let left = bytes - FRAME_BYTES;
  return {
    /** @throws {SearchError} where the answer would become larger than it may be */
    spend(part: object): void {
      if (left === Number.POSITIVE_INFINITY) return;
      left -= Buffer.byteLength(JSON.stringify(part)) + COMMA_BYTES;
      if (left >= 0) return;
      throw badRequest(`The answer would have more than ${bytes} bytes: expected fewer queries, hits or attributes.`);
    },
  };
}
